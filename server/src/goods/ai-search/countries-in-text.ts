const MADE_BEFORE =
  /(?:\b(?:made|built|manufactured|produced|designed)\s*(?:in|by)\s*(?:the\s)?|\bmakers? from\s*(?:the\s)?)$/;
const MADE_AFTER =
  /^\s*-?(?:made\b|makers?\b|brands?\b|の?メーカー|製造|製|制造|制|产|生産|生产|産|品牌|厂家|牌子|の|的(?!发))/;
const SHIPS_BEFORE =
  /(?:\b(?:ship(?:s|ped|ping)?|sent|delivered|dispatched|sold|available|located|based|in stock|stocked)\s*(?:directly\s*)?(?:from|in|out of)\s*(?:the\s)?|\b(?:from|in)\s*(?:the\s)?|从|由|在|发自)$/;
const SHIPS_AFTER =
  /^\s*(?:国内)?(?:から(?:の)?(?:発送|出荷|届)?|発送|出荷|発|に?在庫|直送|にある|の在庫|发货|发出|发|现货|出货|直发|仓库?)/;

export interface CountryPlace {
  kind: 'ships_from' | 'made_in';
  /** Characters before and behind the name that belong to it. */
  before: number;
  after: number;
}

/** Whether a country is where goods come from or where they were made; a bare name is where they are. */
export function placeOf(before: string, after: string, isAdjective: boolean): CountryPlace {
  const length = (pattern: RegExp, text: string): number | undefined => pattern.exec(text)?.[0].length;
  const madeBefore = length(MADE_BEFORE, before);
  if (madeBefore !== undefined) return { kind: 'made_in', before: madeBefore, after: 0 };
  const shipsAfter = length(SHIPS_AFTER, after);
  if (shipsAfter !== undefined) return { kind: 'ships_from', before: 0, after: shipsAfter };
  const madeAfter = length(MADE_AFTER, after);
  if (madeAfter !== undefined) return { kind: 'made_in', before: 0, after: madeAfter };
  if (isAdjective) return { kind: 'made_in', before: 0, after: 0 };
  return { kind: 'ships_from', before: length(SHIPS_BEFORE, before) ?? 0, after: 0 };
}
