import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** A wait for a length of time. What is waited for is a fact: `eventually`, or a clock that the spec moves. */
const SLEEP =
  /\bwaitForTimeout\(|setTimeout as |new Promise(?:<\w+>)?\(\((\w+)\) => setTimeout\(\1\b|\{[^}]*\bpause\b[^}]*\} from '[^']*network\.mjs'/;

/** An end so near that a busy machine reaches it before the spec has done what comes first. */
const NEAR_S = 60;
const NEAR = /\b(?:inSeconds\(|endsInSeconds: )(\d[\d_]*)\b(?!\s*[*_\d])/g;

/** Files whose waits are no race with the machine, and why. */
const SLEEPS: Readonly<Record<string, string>> = {
  'test/support/eventually.ts': 'between two looks at a fact',
  'test/support/moment.ts': 'the pace of a person, the length of an outage',
  'test/start/start.spec.ts': 'between two looks at the processes',
  'test/cluster/proxy.spec.ts': 'that a socket stays, which is seen by nothing but time',
  'test/browser/browse.e2e.ts': 'answers come late, so that the skeletons are drawn',
  'server/src/auction/live/right-of-way.spec.ts': 'on a clock that the spec moves',
};

/** Files in which one comes soon, and why nothing has to come before it. */
const ENDS: Readonly<Record<string, string>> = {
  'test/api/sockets/figures.api.spec.ts': 'the start of a lot is what is waited for',
  'test/concurrency/hot-lot.spec.ts': 'bidders fight until the end, however many bids that are',
  'test/faults/redis-lost.spec.ts': 'a storm of bids that ends by itself, and a lot without any',
  'test/faults/server-killed.spec.ts': 'lots that end between kills, whoever has bid by then',
};

const files = ['test', 'server/src', 'shared-types/src', 'migrations/src', 'demo', 'web/src'].flatMap(
  (folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /^test\/.*\.ts$|\.(spec\.tsx?|e2e\.ts)$/.test(name))
      .filter((name) => !/\/(dist|node_modules|planted|bench|\.output)\/|^test\/tidy\//.test(name)),
);
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const hasSleep = (text: string): boolean => SLEEP.test(text);
const hasNearEnd = (text: string): boolean =>
  [...text.matchAll(NEAR)].some(([, seconds = '']) => {
    const length = Number(seconds.replaceAll('_', ''));
    return length > 0 && length < NEAR_S;
  });

describe('no test is a race with the machine', () => {
  it('sleeps', () => {
    expect(files.filter((file) => hasSleep(textOf(file))).sort()).toEqual(Object.keys(SLEEPS).sort());
  });

  it('has lots and offers end soon', () => {
    expect(files.filter((file) => hasNearEnd(textOf(file))).sort()).toEqual(Object.keys(ENDS).sort());
  });

  it.each([
    'await page.waitForTimeout(500);',
    "import { setTimeout as sleep } from 'node:timers/promises';",
    'await new Promise((resolve) => setTimeout(resolve, 200));',
    'await new Promise<void>((done) => setTimeout(done, 1));',
    "import { freePort, pause } from '../../scripts/lib/network.mjs';",
  ])('finds %s', (text) => {
    expect(hasSleep(text)).toBe(true);
  });

  it.each([
    ['inSeconds(2)', true],
    ['inSeconds(4 + i * 3)', true],
    ['endsInSeconds: 30,', true],
    ['inSeconds(-1)', false],
    ['inSeconds(3_600)', false],
    ['endsInSeconds: 1800,', false],
    ['inSeconds(120)', false],
  ])('knows whether %s is soon', (text, isSoon) => {
    expect(hasNearEnd(text)).toBe(isSoon);
  });
});
