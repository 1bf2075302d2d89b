import type { Attachment } from "svelte/attachments";
import { SIDES, type Side, type Standing, type WotrBoard } from "./board";

/** Figures of a side that were in one region and are in another. */
export interface Journey {
  readonly side: Side;
  readonly from: string;
  readonly to: string;
}

type Figures = readonly string[];

/** Who went where between two tables: what one region has gained another has lost. */
export function journeys(before: WotrBoard, after: WotrBoard): readonly Journey[] {
  return SIDES.flatMap((side) => {
    const lost = gone(before[side], after[side]);
    return [...gone(after[side], before[side])].flatMap(([to, gained]) => {
      const [from] = [...lost].find(([, left]) => without(gained, left).length === 0) ?? [];
      return from === undefined ? [] : [{ side, from, to }];
    });
  });
}

/** The figures that a region has in one table and not in the other. */
function gone(one: readonly Standing[], other: readonly Standing[]): ReadonlyMap<string, Figures> {
  const there = new Map(other.map(({ region, force }) => [region, force]));
  const found = one.map(({ region, force }) => [region, without(force, there.get(region) ?? [])] as const);
  return new Map(found.filter(([, left]) => left.length > 0));
}

/** The figures of a force that another has not. */
function without(force: Figures, other: Figures): Figures {
  const left = [...other];
  return force.filter((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const CALM = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Something drawn on the map comes from where it was. */
export function arriving({ dx, dy }: { readonly dx: number; readonly dy: number }): Attachment<SVGGElement> {
  return (element) => {
    if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }];
    const animation = element.animate(frames, { duration: CALM, easing: EASE });
    return () => animation.cancel();
  };
}
