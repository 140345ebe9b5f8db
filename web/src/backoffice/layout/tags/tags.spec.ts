import type { Location } from 'react-router-dom';
import {
  close,
  closedBy,
  keepKnown,
  KEPT_PAGES_MAX,
  keptOf,
  pin,
  placeAfter,
  refresh,
  type Tag,
  visit,
} from './tags';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'k',
});
const bar = (...paths: string[]): readonly Tag[] =>
  paths.reduce<readonly Tag[]>((tags, path) => visit(tags, at(path)), pin([], ['/home']));
const names = (tags: readonly Tag[]): string[] => tags.map(({ path }) => path);

describe('a visit', () => {
  it('opens one tag per path', () => {
    expect(names(bar('/home', '/a', '/b', '/a'))).toEqual(['/home', '/a', '/b']);
  });

  it('with a new query updates the tag that is there', () => {
    const tags = visit(bar('/a'), at('/a', '?page=2'));
    expect(names(tags)).toEqual(['/home', '/a']);
    expect(tags[1]?.location.search).toBe('?page=2');
  });

  it('of a pinned tag is its first one', () => {
    const [home] = visit(pin([], ['/home']), at('/home'));
    expect(home?.lastVisit).toBe(1);
  });

  it('of the page on screen changes nothing, so that drawing ends', () => {
    const here = at('/a');
    const tags = visit(bar(), here);
    expect(visit(tags, here)).toBe(tags);
  });

  it('makes the page the one seen last', () => {
    const tags = bar('/a', '/b', '/a');
    expect([...tags].sort((x, y) => y.lastVisit - x.lastVisit)[0]?.path).toBe('/a');
  });
});

describe('pinned tags', () => {
  it('come first, in the order of the menu, whatever was open', () => {
    expect(names(pin(bar('/a', '/b'), ['/b', '/home']))).toEqual(['/b', '/home', '/a']);
  });

  it('keep where they were', () => {
    expect(pin(visit(bar(), at('/b', '?x=1')), ['/b'])[0]?.location.search).toBe('?x=1');
  });

  it('become ordinary ones when the menu no longer pins them', () => {
    expect(pin(bar('/a'), []).map(({ isPinned }) => isPinned)).toEqual([false, false]);
  });

  it('stay the same bar when nothing changes', () => {
    const tags = bar('/a');
    expect(pin(tags, ['/home'])).toBe(tags);
  });
});

describe('a command', () => {
  const tags = bar('/home', '/a', '/b', '/c');
  it.each([
    ['current', '/b', ['/b']],
    ['current', '/home', []],
    ['others', '/b', ['/a', '/c']],
    ['others', '/home', ['/a', '/b', '/c']],
    ['left', '/c', ['/a', '/b']],
    ['left', '/a', []],
    ['left', '/home', []],
    ['right', '/a', ['/b', '/c']],
    ['right', '/c', []],
    ['right', '/home', ['/a', '/b', '/c']],
    ['all', '/b', ['/a', '/b', '/c']],
    ['all', '/nowhere', []],
  ] as const)('%s on %s closes what it names, never a pinned tag', (command, path, closed) => {
    expect(closedBy(tags, command, path)).toEqual(closed);
  });

  it('does nothing where only pinned tags are', () => {
    expect(closedBy(bar('/home'), 'all', '/home')).toEqual([]);
    expect(closedBy(bar('/home'), 'others', '/home')).toEqual([]);
  });
});

describe('after closing', () => {
  const tags = bar('/home', '/a', '/b', '/c');
  const after = (closed: string[], active: string, commanded: string) => {
    const place = placeAfter(close(tags, closed), closed, active, commanded);
    return typeof place === 'string' || place === null ? place : place.pathname;
  };

  it('the page on screen stays when its tag does', () => expect(after(['/a'], '/b', '/a')).toBeNull());
  it('the last remaining tag opens when the one on screen is closed', () => {
    expect(after(['/c'], '/c', '/c')).toBe('/b');
    expect(after(['/a'], '/a', '/a')).toBe('/c');
  });
  it('the tag whose menu it was opens when it is closed', () =>
    expect(after(['/a', '/c'], '/a', '/b')).toBe('/b'));
  it('only pinned ones are left of all', () => expect(after(['/a', '/b', '/c'], '/b', '/b')).toBe('/home'));
  it('home opens when nothing is left', () => {
    expect(placeAfter([], ['/a'], '/a', '/a')).toBe('home');
  });
});

describe('what is kept', () => {
  it('is drawn anew after a refresh, the others not', () => {
    expect(refresh(bar('/a', '/b'), '/a').map(({ version }) => version)).toEqual([0, 1, 0]);
  });

  it('are the pages seen last, in the order of the bar', () => {
    const paths = Array.from({ length: KEPT_PAGES_MAX + 2 }, (_, place) => `/p${place}`);
    const kept = keptOf(bar(...paths), () => false);
    expect(kept).toHaveLength(KEPT_PAGES_MAX);
    expect(kept[0]?.path).toBe('/p2');
  });

  it('is a page with unsaved edits, however long ago it was left', () => {
    const paths = Array.from({ length: KEPT_PAGES_MAX + 2 }, (_, place) => `/p${place}`);
    expect(names(keptOf(bar(...paths), (path) => path === '/p0'))).toContain('/p0');
  });

  it('is no pinned page that nobody has opened', () =>
    expect(names(keptOf(bar('/a'), () => true))).toEqual(['/a']));

  it('is no tag of a page that was taken away', () => {
    const tags = bar('/a', '/b');
    expect(names(keepKnown(tags, (path) => path !== '/a'))).toEqual(['/home', '/b']);
    expect(keepKnown(tags, () => true)).toBe(tags);
  });
});
