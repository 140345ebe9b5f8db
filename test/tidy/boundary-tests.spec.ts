import fs from 'node:fs';
import path from 'node:path';
import { TIMEOUTS } from '../support/timeouts.js';
import {
  type BoundaryTest,
  CONSTANT_TESTS,
  NO_BOUNDARY,
  RULE_TESTS,
  TIMEOUT_TESTS,
} from './boundary-tests.js';
import { TO_COME } from './machines-to-come.js';

const root = path.join(import.meta.dirname, '../..');
const contract = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, 'test/contract', name), 'utf8'));

const constants = contract('constants.json') as { id: string }[];
const rules = contract('rules.json') as { id: string; spec: string; statement: string }[];
const all: readonly (readonly [string, BoundaryTest])[] = [
  ...Object.entries(TIMEOUT_TESTS),
  ...Object.entries(CONSTANT_TESTS),
  ...Object.entries(RULE_TESTS),
];

const FIGURE = /\d|\b(once|two|twice|three|four|five|ten)\b/;

function isThere(place: string): boolean {
  const [file = '', text = ''] = place.split(' # ');
  const from = path.join(root, file);
  return text !== '' && fs.existsSync(from) && fs.readFileSync(from, 'utf8').includes(text);
}

describe('the boundary', () => {
  it('of every timeout of states.json has a test, and of nothing else', () => {
    const due = TIMEOUTS.map(({ key }) => key).filter((key) => !TO_COME.includes(key.split(':')[0] ?? ''));
    expect(Object.keys(TIMEOUT_TESTS).sort()).toEqual(due.sort());
  });

  it('of every constant of section 9 has a test, and of nothing else', () => {
    expect(Object.keys(CONSTANT_TESTS).sort()).toEqual(constants.map(({ id }) => id).sort());
  });

  it('of every rule of section 9 with a figure has a test, or there is a reason why it needs none', () => {
    const figured = rules
      .filter(({ spec, statement }) => spec.split(',').includes('9') && FIGURE.test(statement))
      .map(({ id }) => id);
    const tested = new Set(all.flatMap(([, { rules: of = [] }]) => of));
    expect(figured.filter((id) => !tested.has(id)).sort()).toEqual(Object.keys(NO_BOUNDARY).sort());
  });

  it.each(all)('of %s is where the table has it, and so are its tests', (_name, { code, tests }) => {
    expect([code, ...tests].filter((place) => !isThere(place))).toEqual([]);
  });

  it('is looked for in the file that the table names', () => {
    expect(isThere('test/tidy/boundary-tests.ts # no such words' + ' at all')).toBe(false);
    expect(isThere('test/tidy/no-such-file.ts # x')).toBe(false);
  });
});
