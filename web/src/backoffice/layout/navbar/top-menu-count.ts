const ITEM_WIDTH = 85;
const SHARE = 3;

/** How many entries the top menu shows: a third of the window, 85 px each, at least one. */
export const topMenuCount = (windowWidth: number): number =>
  Math.max(1, Math.floor(windowWidth / SHARE / ITEM_WIDTH));
