import path from 'node:path';
import { dataDir, inCheckout } from './checkout.mjs';
import { ensureBuilt } from './build.mjs';
import { wasLeft } from './claim-folder.mjs';
import { isEmbedded, openDatabase } from './database.mjs';
import { ensureInstalled } from './install.mjs';
import { migrate } from './migrate.mjs';
import { isPortFree, pause } from './network.mjs';
import { step } from './run.mjs';
import { mainOf, startServer } from './server-process.mjs';
import { serverUrlOf } from './server-login.mjs';
import { openServerLog } from './server-log.mjs';
import { loadDotEnv, readSettings, serverEnvironment } from './settings.mjs';
import { cleanups, onStopSignal } from './stopping.mjs';
import { reportError, Trouble, messageOf } from './trouble.mjs';

/**
 * Starts everything, prints its address, and runs until a signal, the end of our parent or the end of a part.
 */
export async function startProduct() {
  const todo = cleanups();
  const signalled = onStopSignal();
  try {
    const started = startServices(todo);
    started.catch(() => undefined); // a signal may come first; then nobody waits for it any more
    const first = await Promise.race([started, signalled]);
    if (typeof first === 'object') {
      const end = await Promise.race([signalled, first.ended.then((how) => new Trouble(how))]);
      if (end instanceof Trouble) throw end;
    }
    console.log('\nstopping …');
    await todo.run();
    console.log('stopped; the data stays.');
    process.exit(0);
  } catch (error) {
    reportError(error);
    await todo.run();
    process.exit(1);
  }
}

/**
 * @param {ReturnType<typeof cleanups>} todo
 * @returns {Promise<{ ended: Promise<string> }>}
 */
async function startServices(todo) {
  loadDotEnv();
  await ensureInstalled({ tools: false });
  // The pages take longest and nothing else needs them before the server starts.
  const pages = ensureBuilt(['web']);
  pages.catch(() => undefined); // something else may go wrong first
  await ensureBuilt(['shared-types', 'migrations', 'server', 'demo']);
  const given = serverEnvironment(isEmbedded());
  const settings = await readSettings(given);
  if (settings.port !== 0) await checkPort(settings.port, settings.host);

  const database = await step(isEmbedded() ? 'starting PostgreSQL' : 'reaching the database', () =>
    openDatabase(todo),
  );
  const serverUrl = database.serverUrl ?? serverUrlOf(database.url, given.JWT_SECRET);
  if (database.mayMigrate) {
    const done = await step('bringing the schema up to date', () => migrate(database.url, serverUrl));
    const adopted = done.split('\n').find((line) => line.includes('earlier releases'));
    if (adopted) console.log(`  ${adopted}`);
  }

  await pages;
  const log = openServerLog(path.join(dataDir(), 'server.log'));
  todo.add(log.close);
  const server = await step(
    settings.demoMode ? 'starting the server (the first time it makes the demo data)' : 'starting the server',
    () =>
      startServer({
        port: settings.port,
        env: {
          ...given,
          DATABASE_URL: serverUrl,
          // Its past days are written by the owner.
          ...(settings.demoMode && database.mayMigrate ? { DATABASE_OWNER_URL: database.url } : {}),
        },
        main: mainOf(settings),
        onLine: log.take,
      }),
  );
  todo.add(server.stop);
  await welcome(settings);
  return {
    ended: Promise.race([
      server.ended.then((how) => `the server ended by itself (${how}); see ${log.file}`),
      database.ended.then(() => 'the database ended by itself; start again, nothing acknowledged is lost'),
    ]),
  };
}

/** A server whose command was killed is ended at once, and is killed after ten seconds (guard.mjs). */
const LEFT_SERVER_ENDS_WITHIN_MS = 15_000;

/**
 * @param {number} port
 * @param {string} host
 */
async function checkPort(port, host) {
  const deadline = Date.now() + (wasLeft(dataDir()) ? LEFT_SERVER_ENDS_WITHIN_MS : 0);
  while (!(await isFree(port, host))) {
    if (Date.now() >= deadline)
      throw new Trouble(`port ${port} is taken: end what listens there, or choose another with PORT=…`);
    await pause(100);
  }
}

/**
 * @param {number} port
 * @param {string} host
 */
async function isFree(port, host) {
  try {
    return await isPortFree(port, host);
  } catch (error) {
    throw new Trouble(`cannot listen on HOST=${host} PORT=${port}: ${messageOf(error)}`);
  }
}

/** @param {import('./settings.mjs').Settings} settings */
async function welcome(settings) {
  const at = settings.publicUrl;
  const lines = ['', `Fovea is running: ${at}`, ''];
  if (settings.demoMode) {
    const { DEMO_PASSWORD, everybody } = await import(inCheckout('demo/dist/content/people.js'));
    lines.push(`  sign in with the password ${DEMO_PASSWORD} as`);
    for (const { email, username, duty } of everybody) {
      if (/^(bidder1|bidder2|seller|staff|finance|admin)@/.test(email))
        lines.push(`    ${email.padEnd(34)}${duty}, ${username}`);
    }
    lines.push('');
  }
  if (settings.devInbox) lines.push(`  mails and text messages  ${at}/#/devInbox`);
  if (settings.apiDocs) lines.push(`  the API                  ${at}/api/docs`);
  lines.push('', '  Ctrl-C stops everything; the data stays.', '');
  console.log(lines.join('\n'));
}
