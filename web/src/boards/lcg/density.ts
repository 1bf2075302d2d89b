/** What is drawn as whole cards; everything else is drawn as tokens, name and figures. */
export interface Room {
  readonly staging: boolean;
  readonly engaged: boolean;
  readonly own: boolean;
  /** How wide a card is, as a share of the widest. */
  readonly width: number;
  /** Whether everything else is drawn small as well. */
  readonly tight: boolean;
}

const ALL = { staging: true, engaged: true, own: true, tight: false };
const FAR = { ...ALL, staging: false };
const NEAR = { ...FAR, engaged: false };

/** From roomy to dense: cards become smaller, then what is farthest from the player becomes tokens. */
export const ROOMS: readonly [Room, ...Room[]] = [
  { ...ALL, width: 1 },
  { ...ALL, width: 0.8 },
  { ...ALL, width: 0.6 },
  { ...FAR, width: 0.8 },
  { ...FAR, width: 0.6 },
  { ...NEAR, width: 0.8 },
  { ...NEAR, width: 0.6 },
  { ...NEAR, own: false, tight: true, width: 0.6 },
];

/** On a phone the own cards stay cards, and the board is moved. */
export const SMALL_ROOMS: readonly [Room, ...Room[]] = [
  { ...ALL, width: 1 },
  { ...FAR, width: 1 },
  { ...NEAR, width: 1 },
];
