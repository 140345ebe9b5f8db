import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted/house');
const workspaces = ['shared-types', 'migrations', 'server', 'web', 'demo', 'test', 'scripts'];
const settings = ['.oxlintrc.jsonc', '.oxfmtrc.json', 'knip.jsonc', 'package.json'];

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());

/** The expected rules in the first line of each planted file. */
const expected = new Map(
  filesBelow(planted).map((file) => {
    const [first = ''] = fs.readFileSync(path.join(planted, file), 'utf8').split('\n');
    const [, rules] = /^\/\/ plants (.+)$/.exec(first) ?? [];
    if (rules === undefined) throw new Error(`${file} does not say what it plants`);
    return [file, rules === 'nothing' ? [] : rules.split(' ').sort()];
  }),
);

/** A folder of its own with the settings of this project, with the planted files where they would do harm. */
let house: string;
/** Rules that were found, by file. */
const found = new Map<string, Set<string>>();
const note = (file: string, rule: string): void => {
  found.set(file, (found.get(file) ?? new Set()).add(rule));
};

function runIn(tool: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(`${tool} said nothing: ${stderr}`);
  return stdout;
}

beforeAll(() => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  fs.cpSync(planted, house, { recursive: true });
  for (const file of [...settings, 'tsconfig.base.json'])
    fs.cpSync(path.join(root, file), path.join(house, file));
  for (const workspace of workspaces) {
    for (const file of ['tsconfig.json', 'package.json']) {
      const from = path.join(root, workspace, file);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(house, workspace, file));
    }
  }
  // What plants no missing user has one.
  const isUnused = (rules: string[]): boolean =>
    rules.includes('dead-export') || rules.includes('only-for-tests');
  fs.writeFileSync(
    path.join(house, 'scripts/uses.mjs'),
    [...expected].map(([file, rules]) => (isUnused(rules) ? '' : `// import('../${file}')\n`)).join(''),
  );
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));

  const { diagnostics } = JSON.parse(runIn('oxlint/bin/oxlint', '--type-check', '-f', 'json')) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics) {
    const [, plugin = '', rule = ''] = /^([\w-]+)\((.+)\)$/.exec(code) ?? [];
    if (!/^TS\d+$/.test(rule)) note(filename, `${plugin.replace('react-hooks', 'react')}/${rule}`);
    // What breaks a rule of lint need not compile.
    else if (expected.get(filename)?.includes('types/compiler')) note(filename, 'types/compiler');
  }

  for (const file of runIn('oxfmt/bin/oxfmt', '--list-different', '.').trim().split('\n'))
    note(file, 'format/oxfmt');

  const boundaries = path.join(root, 'scripts/boundaries.mjs');
  const { stdout } = spawnSync(process.execPath, [boundaries, house], { encoding: 'utf8' });
  for (const [, file = '', rule = ''] of stdout.matchAll(/^(\S+?):\d+: .* \[([\w-]+)\]$/gm)) note(file, rule);
}, 120_000);

afterAll(() => fs.rmSync(house, { recursive: true, force: true }));

describe('what is planted', () => {
  it.each([...expected])('in %s is found, and nothing else', (file, rules) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual(rules);
  });

  it('breaks every rule of lint that is on', () => {
    const text = fs.readFileSync(path.join(root, '.oxlintrc.jsonc'), 'utf8');
    const on = [...text.matchAll(/^ *"([\w-]+\/[\w-]+)": (?:"error"|\[\s*"error")/gm)].map(
      ([, rule]) => rule,
    );
    const all = [...expected.values()].flat();
    expect(on.length).toBeGreaterThan(50);
    expect(on.filter((rule) => rule === undefined || !all.includes(rule))).toEqual([]);
  });
});
