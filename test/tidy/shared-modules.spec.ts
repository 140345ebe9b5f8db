import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/lib/build.mjs';

const root = path.join(import.meta.dirname, '../..');

interface File {
  name: string;
  message: string;
  assertionResults: { title: string; status: string }[];
}

let files: Map<string, File>;
beforeAll(() => {
  const { FOVEA_TEST_PG: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[path.join(root, 'node_modules/jest/bin/jest.js'), '--runInBand', '--json'],
      ...['--testMatch', '**/planted/shared-modules/*.spec.ts'],
    ],
    { cwd: root, encoding: 'utf8', env: { ...env, FOVEA_TEST_DATABASE: 'off' } },
  );
  if (stdout === '') throw new Error(`Jest said nothing: ${stderr}`);
  const { testResults } = JSON.parse(stdout) as { testResults: File[] };
  files = new Map(testResults.map((file) => [path.basename(file.name, '.spec.ts'), file]));
});

const resultsOf = (name: string) =>
  files.get(name)?.assertionResults.map(({ title, status }) => [title, status]);

describe('spec files of one worker', () => {
  it('share the modules they load, and nothing that one of them changed', () => {
    expect([...(resultsOf('one') ?? []), ...(resultsOf('other') ?? [])].sort()).toEqual([
      ['is file 1', 'passed'],
      ['is file 2', 'passed'],
    ]);
  });

  it('leave alone those that have a world of their own', () => {
    expect(resultsOf('own-world')).toEqual([['finds nothing that others put up for all', 'passed']]);
  });

  it('fail each for itself', () => {
    expect(resultsOf('fails')).toEqual([
      ['stands beside one that fails', 'passed'],
      ['fails', 'failed'],
    ]);
    expect(resultsOf('throws-late')).toEqual([['throws when nobody waits for it', 'failed']]);
    expect(resultsOf('does-not-load')).toEqual([]);
    expect(files.get('does-not-load')?.message).toContain('planted/shared-modules/does-not-load.spec.ts:3');
  });
});

describe('a spec that declares a request or serves a call, which the whole program would know of', () => {
  it('has a world of its own', () => {
    const declares = /^\s*@(?!Module|Injectable|Controller|Get)[A-Z]\w*\(/m;
    const sources = ['server/src', 'shared-types/src', 'demo/src', 'test']
      .flatMap((folder) => filesBelow(path.join(root, folder)))
      .filter((file) => file.endsWith('.spec.ts') && !file.includes('/planted/'))
      .map((file) => ({ file: path.relative(root, file), source: fs.readFileSync(file, 'utf8') }))
      .filter(({ source }) => declares.test(source));
    expect(sources.length).toBeGreaterThan(3);
    const shared = sources.filter(({ source }) => !/^ \* @jest-environment node$/m.test(source));
    expect(shared.map(({ file }) => file)).toEqual([]);
  });
});
