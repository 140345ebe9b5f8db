import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { dataDir, inCheckout } from './checkout.mjs';
import { Trouble } from './trouble.mjs';

/**
 * The part of the server's settings the commands look at.
 * @typedef {{ port: number, host: string, publicUrl: string, demoMode: boolean, devInbox: boolean, apiDocs: boolean, uploadDir: string }} Settings
 */

/** Adds the settings of `.env` that the shell does not set. */
export function loadDotEnv() {
  const file = inCheckout('.env');
  if (!fs.existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(fs.readFileSync(file, 'utf8')))) {
    process.env[name] ??= value;
  }
}

/**
 * The environment of the server, with what the embedded parts fill in.
 * @param {boolean} isEmbedded
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(isEmbedded) {
  const env = { ...process.env };
  // The server must not be able to become the owner.
  delete env.DATABASE_OWNER_URL;
  env.UPLOAD_DIR ||= path.join(dataDir(), 'uploads');
  if (env.NODE_ENV !== 'production') env.JWT_SECRET ||= ownSecret();
  if (isEmbedded && env.NODE_ENV !== 'production') env.DEMO_MODE ||= 'on';
  return env;
}

/**
 * Checks all settings before anything is started, by the server's own reader.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 */
export async function readSettings(env) {
  const { loadEnv } = await import(inCheckout('server/dist/platform/config/env.js'));
  try {
    // The embedded database has no address yet; any well-formed one replaces it.
    return loadEnv({ ...env, DATABASE_URL: env.DATABASE_URL?.trim() || 'postgresql://embedded/fovea' });
  } catch (error) {
    if (error instanceof Error && error.name === 'EnvError') throw new Trouble(error.message);
    throw error;
  }
}

/** Made once and kept: people stay signed in over a restart. */
function ownSecret() {
  const file = path.join(dataDir(), 'secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir(), { recursive: true });
    fs.writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
