import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { run, step } from './run.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Installs the packages of package-lock.json when node_modules does not hold exactly these.
 * @param {{ tools: boolean }} wanted without tools, what the product is built of and runs with: half of the packages, and of the time
 */
export async function ensureInstalled({ tools }) {
  const lockText = fs.readFileSync(inCheckout('package-lock.json'), 'utf8');
  const mark = inCheckout('node_modules/.installed');
  const all = createHash('sha256').update(lockText).digest('hex');
  const ofProduct = `${all} without tools`;
  const found = readOr(mark, '');
  if (found === all || (!tools && found === ofProduct)) return;
  if (!isAlreadyThere(lockText, tools)) {
    const what = tools ? 'packages' : 'packages of the product';
    // Tools are added beside a product that may be running: `npm ci` would first take its packages away.
    const command = tools && found === ofProduct ? ['install', '--no-save'] : ['ci'];
    await step(`installing ${what} (some minutes the first time)`, () =>
      npm([...command, ...(tools ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error']),
    );
  }
  fs.writeFileSync(mark, tools ? all : ofProduct);
}

/** @param {string[]} args */
async function npm(args) {
  const own = process.env.npm_execpath;
  const { code, output } = own
    ? await run(process.execPath, [own, ...args], { isQuiet: true })
    : await run('npm', args, { isQuiet: true });
  if (code !== 0) throw new Trouble(`npm ${args[0]} failed: ${firstError(output)}`);
}

/**
 * Whether somebody's own `npm install` has installed the same packages: npm records what it put there.
 * @param {string} lockText
 * @param {boolean} tools
 */
function isAlreadyThere(lockText, tools) {
  const found = readOr(inCheckout('node_modules/.package-lock.json'), '');
  if (found === '') return false;
  const { packages: wanted } = JSON.parse(lockText);
  const { packages: present } = JSON.parse(found);
  return Object.entries(wanted).every(([place, { version, optional, devOptional, dev, link }]) => {
    if (!place.includes('node_modules/') || link || (dev && !tools)) return true;
    const there = present[place];
    return there ? there.version === version : Boolean(optional || (devOptional && !tools));
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
