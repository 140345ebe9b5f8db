import { workersFor } from '../../scripts/lib/workers.mjs';

const GIB = 1024 ** 3;

describe('the workers of a suite', () => {
  it.each([
    ['two cores', 2, 8, {}, 2],
    ['eight cores', 8, 32, {}, 8],
    ['eight cores, where a worker mostly waits', 8, 32, { perCore: 2 }, 16],
    ['eight cores with little memory', 8, 4, {}, 3],
    ['eight cores, and workers that take much', 8, 16, { bytes: 2 * GIB }, 6],
    ['one core and hardly any memory', 1, 0.5, {}, 1],
  ])('follow the machine: %s', (_machine, cores, gib, needs, expected) => {
    expect(workersFor(needs, { cores, memory: gib * GIB })).toBe(expected);
  });

  it('are read from the machine where none is named', () => {
    expect(workersFor()).toBeGreaterThan(0);
  });
});
