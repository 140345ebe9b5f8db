import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultsOfStatements, readStatements } from '../../scripts/lib/statements.mjs';
import { freshDatabase } from '../support/fresh-database.js';

const root = path.join(import.meta.dirname, '../..');
const CART = 'server/src/order/cart/planted.repository.ts';

/** What a whole run does with the statements of its specs, done with planted ones. */
describe('a statement that a spec makes the server send', () => {
  let faults: string[];
  let files: string[];
  beforeAll(async () => {
    const fresh = await freshDatabase();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'statements-'));
    try {
      const { FOVEA_TEST_PG: _, ...env } = process.env;
      const { status, stderr } = spawnSync(
        process.execPath,
        [
          ...[path.join(root, 'node_modules/jest/bin/jest.js'), '--runInBand'],
          ...['--testMatch', '**/planted/statements/*.spec.ts'],
        ],
        {
          cwd: root,
          encoding: 'utf8',
          env: {
            ...env,
            FOVEA_TEST_DATABASE: 'off',
            FOVEA_PLANTED_DATABASE: fresh.serverUrl,
            FOVEA_STATEMENTS: folder,
          },
        },
      );
      if (status !== 0) throw new Error(stderr);
      const made = readStatements(folder);
      files = made.map(({ file }) => file);
      faults = (await faultsOfStatements(made)).map(({ file, message }) => `${file}: ${message}`);
    } finally {
      fs.rmSync(folder, { recursive: true });
      await fresh.drop();
    }
  });

  it('is known with the file that made it; the spec itself makes none', () => {
    expect(new Set(files)).toEqual(new Set([CART, 'server/src/order/tax/planted.record.ts']));
  });

  it('is found when its parts together use what the file may not: in a WITH, by a fragment, by joins of a record', () => {
    expect(faults.toSorted()).toEqual([
      `${CART}: order/cart reads bargain of order/bargains, which comes later.`,
      `${CART}: order/cart writes freight_rate, which order/freight owns.`,
      `${CART}: order/cart writes stock, which warehouse/stock owns.`,
      'server/src/order/tax/planted.record.ts: order/tax reads bargain of order/bargains, which comes later.',
    ]);
  });
});
