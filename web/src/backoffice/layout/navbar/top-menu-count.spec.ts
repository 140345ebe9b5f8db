import { topMenuCount } from './top-menu-count';

describe('the top menu', () => {
  it.each([
    [1440, 5],
    [1280, 5],
    [1275, 5],
    [1274, 4],
    [992, 3],
    [510, 2],
    [509, 1],
    [255, 1],
    [100, 1],
    [3840, 15],
  ])('shows in %i px %i entries', (width, count) => expect(topMenuCount(width)).toBe(count));
});
