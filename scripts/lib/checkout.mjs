import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * @param {string[]} parts
 * @returns {string} an absolute path inside the checkout
 */
export const inCheckout = (...parts) => path.join(root, ...parts);

/** Where the embedded parts keep what must survive: database, uploads, secret. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
