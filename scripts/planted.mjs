// `npm run planted`: plants one defect after another in a copy of the last commit; the spec of each has to fail.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inCheckout } from './lib/checkout.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { DEFECTS } from './lib/planted-defects.mjs';
import { run, runNode, step } from './lib/run.mjs';
import { Trouble } from './lib/trouble.mjs';

const JEST = 'node_modules/jest/bin/jest.js';

/**
 * @param {string} binary
 * @param {string[]} args
 */
async function must(binary, ...args) {
  const { code, output } = await run(binary, args, { isQuiet: true });
  if (code !== 0) throw new Trouble(`${binary} ${args[0]} failed: ${output.trim()}`);
}

/**
 * @param {string} folder
 * @param {Pick<import('./lib/planted-defects.mjs').Defect, 'spec' | 'title'>} defect
 * @returns {Promise<boolean>} whether its tests pass
 */
async function passes(folder, { spec, title }) {
  const named = title === undefined ? [] : ['-t', title];
  const isPure = spec.startsWith('server/') && !spec.endsWith('.db.spec.ts');
  const { code, output } = await runNode([JEST, spec, ...named, '--maxWorkers=1', '--forceExit'], {
    cwd: folder,
    env: { ...process.env, ...(isPure && { FOVEA_TEST_DATABASE: 'off' }) },
    isQuiet: true,
  });
  // What did not run notices nothing: of a broken build, an unknown file or title there are no results.
  if (!/^Tests: .*\b[1-9]\d* (?:passed|failed)/m.test(output))
    throw new Trouble(`${spec} did not run: ${output.slice(-2_000)}`);
  return code === 0;
}

await command(async ({ todo, args }) => {
  await ensureInstalled({ tools: true });
  const chosen = DEFECTS.filter(
    ({ what, file }) => args.length === 0 || args.some((arg) => `${what} ${file}`.includes(arg)),
  );
  if (chosen.length === 0) throw new Trouble('no defect has this in its name or path');
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'planted-')), 'copy');
  await must('git', 'worktree', 'add', '--detach', folder, 'HEAD');
  todo.add(() => must('git', 'worktree', 'remove', '--force', folder));
  for (const place of ['node_modules', 'server/node_modules', 'web/node_modules'])
    if (fs.existsSync(inCheckout(place)))
      await must('cp', '-al', inCheckout(place), path.join(folder, place));

  for (const { spec, title } of new Map(chosen.map((one) => [`${one.spec} ${one.title}`, one])).values())
    await step(`without a defect: ${spec}`, async () => {
      if (!(await passes(folder, { spec, title }))) throw new Trouble(`${spec} fails without any defect`);
    });

  // Specs load sources; only what threads run is built, and that stays as it was without a defect.
  const setup = path.join(folder, 'test/setup/global-setup.mjs');
  fs.writeFileSync(setup, fs.readFileSync(setup, 'utf8').replace(/^.*await ensureBuilt\(.*$/m, ''));

  /** @type {string[]} */
  const missed = [];
  for (const defect of chosen) {
    const file = path.join(folder, defect.file);
    const sound = fs.readFileSync(file, 'utf8');
    const parts = sound.split(defect.from);
    if (parts.length !== 2)
      throw new Trouble(`${defect.file} has this ${parts.length - 1} times: ${defect.from}`);
    await step(`${defect.what} (${defect.spec})`, async () => {
      fs.writeFileSync(file, parts.join(defect.to));
      try {
        const isMissed = await passes(folder, defect);
        console.log(isMissed ? '  MISSED' : '  noticed');
        if (isMissed) missed.push(defect.what);
      } finally {
        fs.writeFileSync(file, sound);
      }
    });
  }
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted defects were noticed`);
  for (const what of missed) console.log(`  missed: ${what}`);
  return missed.length === 0 ? 0 : 1;
});
