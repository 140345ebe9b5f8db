// `npm run dev`: the product from its sources, both sides rebuilt and reloaded at every change.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { inCheckout } from './lib/checkout.mjs';
import { command } from './lib/command.mjs';
import { isEmbedded, openDatabase } from './lib/database.mjs';
import { guard } from './lib/guard.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { freePort } from './lib/network.mjs';
import { serverUrlOf } from './lib/server-login.mjs';
import { mainOf } from './lib/server-process.mjs';
import { readSettings, serverEnvironment } from './lib/settings.mjs';
import { reportError } from './lib/trouble.mjs';

await command(async ({ todo, signalled }) => {
  await ensureInstalled({ tools: true });
  await ensureBuilt(['shared-types', 'migrations', 'server', 'demo']);
  const env = serverEnvironment(isEmbedded());
  const { port, demoMode } = await readSettings(env);
  const database = await openDatabase(todo);
  const serverUrl = database.serverUrl ?? serverUrlOf(database.url, env.JWT_SECRET);
  if (database.mayMigrate) console.log(await migrate(database.url, serverUrl));

  // The browser talks to Vite on PORT, which proxies calls to the server behind it.
  const api = await freePort();
  todo.add(rebuildAtChanges());
  const server = ['--watch', '--enable-source-maps', mainOf({ demoMode })];
  // The past days of the demo are written by the owner.
  const owner = demoMode && database.mayMigrate ? { DATABASE_OWNER_URL: database.url } : {};
  todo.add(start('.', [], server, { ...env, ...owner, DATABASE_URL: serverUrl, PORT: String(api) }));
  todo.add(
    start('web', ['vite/bin/vite.js', '--port', String(port), '--strictPort'], [], {
      ...process.env,
      FOVEA_API: `http://127.0.0.1:${api}`,
    }),
  );
  await signalled;
});

/**
 * Builds what the server is made of at every change; Node's own watcher then starts it anew.
 * @returns {() => Promise<void>} ends it
 */
function rebuildAtChanges() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let last = Promise.resolve();
  const rebuild = () => {
    last = last.then(() => ensureBuilt(['shared-types', 'server', 'demo'])).catch(reportError); // a slip of the pen ends nothing
  };
  const watchers = ['shared-types/src', 'server/src', 'demo/src'].map((folder) =>
    fs.watch(inCheckout(folder), { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(rebuild, 100);
    }),
  );
  return async () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(soon);
    await last;
  };
}

/**
 * @param {string} folder where it runs
 * @param {string[]} tool a script of node_modules with its arguments, or nothing
 * @param {string[]} args of Node itself, when there is no tool
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => Promise<void>} ends it
 */
function start(folder, tool, args = [], env = process.env) {
  const [script = '', ...rest] = tool;
  const all = tool.length > 0 ? [inCheckout('node_modules', script), ...rest] : args;
  const child = spawn(process.execPath, all, {
    cwd: path.resolve(inCheckout(folder)),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const { pid } = child;
  const gone = new Promise((resolve) => child.once('close', resolve));
  const dismiss = pid === undefined ? () => undefined : guard(pid, 'TERM');
  return async () => {
    child.kill('SIGTERM');
    await gone;
    dismiss();
  };
}
