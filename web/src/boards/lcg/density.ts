/** What is drawn as whole cards; everything else is drawn as tokens, name and figures. */
export interface Room {
  readonly staging: boolean;
  readonly engaged: boolean;
  readonly own: boolean;
  /** How wide a card is, as a share of the widest. */
  readonly width: number;
}

const ALL = { staging: true, engaged: true, own: true };

/** From roomy to dense: cards become smaller, then what is farthest from the player becomes tokens. */
export const ROOMS: readonly [Room, ...Room[]] = [
  { ...ALL, width: 1 },
  { ...ALL, width: 0.8 },
  { ...ALL, width: 0.6 },
  { ...ALL, staging: false, width: 0.8 },
  { ...ALL, staging: false, width: 0.6 },
  { own: true, staging: false, engaged: false, width: 0.8 },
  { own: true, staging: false, engaged: false, width: 0.6 },
  { own: false, staging: false, engaged: false, width: 0.6 },
];

/** On a phone the own cards stay cards, and the board is moved. */
export const SMALL_ROOMS: readonly [Room, ...Room[]] = [
  { ...ALL, width: 1 },
  { ...ALL, staging: false, width: 1 },
  { own: true, staging: false, engaged: false, width: 1 },
];
