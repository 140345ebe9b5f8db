import { spawnSync } from 'node:child_process';

/**
 * Where distributions put it; CHROMIUM names another one. The one that cannot open a window is the same engine and takes
 * a quarter less of the processor.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * A Chromium of this machine that really starts (on Ubuntu the package may be an empty shell).
 * @returns {string | null}
 */
export function findChromium() {
  const given = process.env.CHROMIUM;
  for (const name of given ? [given] : names) {
    if (spawnSync(name, ['--version'], { timeout: 20_000 }).status !== 0) continue;
    return spawnSync('sh', ['-c', `command -v "${name}"`], { encoding: 'utf8' }).stdout.trim() || name;
  }
  return null;
}
