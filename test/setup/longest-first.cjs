const TestSequencer = require('@jest/test-sequencer').default;

/** The specs that take minutes. Begun late, one of them keeps one worker busy while the others have nothing left to do. */
const LONGEST = [
  'bad-input.api.spec.ts',
  'authorization-matrix.api.spec.ts',
  'records.api.spec.ts',
  'reference-matrix.api.spec.ts',
];

/** A machine that never ran the specs knows only the sizes of their files, which say little of how long they take. */
module.exports = class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
      return at === -1 ? LONGEST.length : at;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
