import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { run, step } from './run.mjs';
import { Trouble } from './trouble.mjs';

/** Installs the packages of package-lock.json when node_modules does not hold exactly these. */
export async function ensureInstalled() {
  const lockFile = inCheckout('package-lock.json');
  const mark = inCheckout('node_modules/.installed');
  const lockText = fs.readFileSync(lockFile, 'utf8');
  const wanted = createHash('sha256').update(lockText).digest('hex');
  if (readOr(mark, '') === wanted) return;
  if (!isAlreadyThere(lockText)) {
    await step('installing packages (some minutes the first time)', async () => {
      const npm = process.env.npm_execpath;
      const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
      const { code, output } = npm
        ? await run(process.execPath, [npm, ...args], { isQuiet: true })
        : await run('npm', args, { isQuiet: true });
      if (code !== 0) throw new Trouble(`npm ci failed: ${firstError(output)}`);
    });
  }
  fs.writeFileSync(mark, wanted);
}

/**
 * Whether somebody's own `npm install` has installed the same packages: npm records what it put there.
 * @param {string} lockText
 */
function isAlreadyThere(lockText) {
  const found = readOr(inCheckout('node_modules/.package-lock.json'), '');
  if (found === '') return false;
  const { packages: wanted } = JSON.parse(lockText);
  const { packages: present } = JSON.parse(found);
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || link) return true;
    const there = present[place];
    return there ? there.version === version : Boolean(optional);
  });
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/**
 * npm's reason, without its codes and its page of options.
 * @param {string} output
 */
function firstError(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  return (
    lines.find((line) => line !== '' && !/^(code|errno|syscall|path|npm warn)\b/.test(line)) ??
    'no reason given'
  );
}
