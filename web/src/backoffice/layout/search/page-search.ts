import Fuse, { type FuseResultMatch } from 'fuse.js';
import { allTitles, type MenuRoute } from '../menu/menu-tree';
import { readingsOf, spellingsOf } from './readings';

/** A piece of a text, marked when it is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export interface Hit {
  path: string;
  /** The titles from the top directory down, in the reader's language. */
  crumbs: readonly string[];
  title: readonly Piece[];
  /** The title that was found when it is not the reader's: another language's, or the path. */
  foundAs: readonly Piece[] | null;
}

interface Entry {
  path: string;
  titles: string[];
  readings: string[];
  route: MenuRoute;
}

const HITS_MAX = 20;
const TITLE_WEIGHT = 0.7;
const PATH_WEIGHT = 0.3;

export type PageSearch = (typed: string) => Hit[];

/** Looks in titles (all languages and their readings) and, with less weight, in paths. */
export function createPageSearch(routes: readonly MenuRoute[]): PageSearch {
  const entries = routes.map((route): Entry => ({
    path: route.path,
    titles: [...new Set([route.title, ...allTitles(route)])],
    readings: readingsOf(route.titles),
    route,
  }));
  const fuse = new Fuse(entries, {
    keys: [
      { name: 'titles', weight: TITLE_WEIGHT },
      { name: 'readings', weight: TITLE_WEIGHT },
      { name: 'path', weight: PATH_WEIGHT },
    ],
    threshold: 0.35,
    ignoreLocation: true,
    includeMatches: true,
    includeScore: true,
    shouldSort: true,
  });
  return (typed) => {
    const best = new Map<string, { hit: Hit; score: number }>();
    for (const query of spellingsOf(typed)) {
      if (query === '') continue;
      for (const { item, matches = [], score = 1 } of fuse.search(query, { limit: HITS_MAX })) {
        const known = best.get(item.path);
        if (known === undefined || score < known.score)
          best.set(item.path, { hit: toHit(item, matches), score });
      }
    }
    return [...best.values()]
      .sort((a, b) => a.score - b.score)
      .slice(0, HITS_MAX)
      .map(({ hit }) => hit);
  };
}

const plain = (text: string): readonly Piece[] => [{ text, isMatch: false }];

const crumbsOf = (route: MenuRoute): string[] => route.above.map(({ title }) => title);

/** A page that nobody searched for: one visited of late. */
export const unsearched = (route: MenuRoute): Hit => ({
  path: route.path,
  crumbs: crumbsOf(route),
  title: plain(route.title),
  foundAs: null,
});

function toHit({ route }: Entry, matches: readonly FuseResultMatch[]): Hit {
  const own = matches.find(({ key, value }) => key === 'titles' && value === route.title);
  const other = matches.find(({ key, value }) => key !== 'readings' && value !== route.title);
  return {
    path: route.path,
    crumbs: crumbsOf(route),
    title: own === undefined ? plain(route.title) : piecesOf(route.title, own.indices),
    foundAs: own !== undefined || other?.value === undefined ? null : piecesOf(other.value, other.indices),
  };
}

/** Cuts a text at the borders of what was found; the indices are inclusive and in order. */
export function piecesOf(text: string, indices: ReadonlyArray<readonly [number, number]>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of indices) {
    if (from > end) pieces.push({ text: text.slice(end, from), isMatch: false });
    pieces.push({ text: text.slice(Math.max(from, end), to + 1), isMatch: true });
    end = Math.max(end, to + 1);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
