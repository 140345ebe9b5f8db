import { inCheckout } from './checkout.mjs';
import { runNode } from './run.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Brings a database to the newest schema.
 * @param {string} url as its owner
 * @param {string} [serverUrl] where the server will log in, which this makes possible
 * @returns {Promise<string>} what was done, for people
 */
export async function migrate(url, serverUrl = '') {
  const { code, output } = await runNode([inCheckout('migrations/dist/migrate.js')], {
    env: { ...process.env, DATABASE_OWNER_URL: url, DATABASE_URL: serverUrl },
    isQuiet: true,
  });
  if (code !== 0) throw new Trouble(output.trim());
  return output.trim();
}
