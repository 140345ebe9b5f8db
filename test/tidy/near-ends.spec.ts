import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** An end so near that a busy machine reaches it before the spec has done what comes first. */
const NEAR_S = 60;
const NEAR = /\b(?:inSeconds\(|endsInSeconds: )(\d[\d_]*)\b(?!\s*[*_\d])/g;

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
const hasNearEnd = (text: string): boolean =>
  [...text.matchAll(NEAR)].some(([, seconds = '']) => {
    const length = Number(seconds.replaceAll('_', ''));
    return length > 0 && length < NEAR_S;
  });

describe('no test is a race with the machine', () => {
  it('has lots and offers end soon', () => {
    expect(files.filter((file) => hasNearEnd(textOf(file))).sort()).toEqual(Object.keys(ENDS).sort());
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
