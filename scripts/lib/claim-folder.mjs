import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Trouble, messageOf } from './trouble.mjs';

/**
 * Two of us on one data folder would pull the database from under each other. Only one may hold it.
 * @param {string} folder
 * @returns {() => Promise<void>} lets go of it
 */
export function claimFolder(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'running.pid');
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      return async () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw new Trouble(`cannot write to the data folder ${folder}: ${messageOf(error)}`);
      }
    }
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (attempt > 0 || isCommandOfOurs(holder)) {
      throw new Trouble(`Fovea is running already on ${folder} (process ${holder}): stop that one first`);
    }
    fs.rmSync(file, { force: true }); // its holder was killed
  }
}

/**
 * Whether one of our commands holds the folder now.
 * @param {string} folder
 */
export function isHeld(folder) {
  const file = path.join(folder, 'running.pid');
  return fs.existsSync(file) && isCommandOfOurs(Number(fs.readFileSync(file, 'utf8')));
}

/**
 * Whether the last command on the folder was killed, so that what it started may still be ending.
 * @param {string} folder
 */
export function wasLeft(folder) {
  const file = path.join(folder, 'running.pid');
  return fs.existsSync(file) && !isCommandOfOurs(Number(fs.readFileSync(file, 'utf8')));
}

/** @param {number} pid */
function isCommandOfOurs(pid) {
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid) return false;
  const shown = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (!shown.error) return /scripts\/[\w-]+\.mjs/.test(shown.stdout);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
