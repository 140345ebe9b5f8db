import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { run, step } from './run.mjs';

/** @param {string} command @param {string[]} args */
const works = (command, ...args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

const parts = [
  {
    what: 'Chromium',
    aptPackage: 'chromium',
    isThere: () => findChromium() !== null,
    without: 'the browser journeys',
  },
  {
    what: 'Chromium without windows',
    aptPackage: 'chromium-headless-shell',
    isThere: () => works('chromium-headless-shell', '--version'),
    without: 'nothing but speed',
  },
  {
    what: 'Redis',
    aptPackage: 'redis-server',
    isThere: () => works('redis-server', '--version'),
    without: 'what runs over Redis and several nodes',
  },
  {
    what: 'Chinese and Japanese fonts',
    aptPackage: 'fonts-noto-cjk',
    isThere: () => works('sh', '-c', 'fc-list :lang=ja | grep -q . && fc-list :lang=zh | grep -q .'),
    without: 'nothing but the look of the pictures',
  },
  {
    what: 'nginx',
    aptPackage: 'nginx-light',
    isThere: () => works(process.env.NGINX_BINARY ?? 'nginx', '-v'),
    without: 'what runs behind the proxy of docker-compose.yml',
  },
  {
    what: 'faketime',
    aptPackage: 'faketime',
    isThere: () => works('faketime', '--version'),
    without: 'nodes whose clocks are wrong',
  },
];

/**
 * Installs what the tests want of the system, where that is allowed: as root, with apt.
 * @returns {Promise<string[]>} what is still missing and what is skipped without it
 */
export async function ensureSystemParts() {
  const missing = parts.filter((part) => !part.isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && works('apt-get', '--version')) {
    const names = missing.map((part) => part.aptPackage);
    await step(`installing ${names.join(', ')}`, async () => {
      // At this run level no package starts a service of its own.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      await run('apt-get', ['update', '-qq'], { env, isQuiet: true });
      for (const name of names) {
        // One by one: a package this distribution does not have must not keep the others away.
        await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
          env,
          isQuiet: true,
        });
      }
    });
  }
  return missing
    .filter((part) => !part.isThere())
    .map((part) => `${part.what} is not here: ${part.without} skipped`);
}
