import { Client } from 'pg';
import { openMigrations } from '../../migrations/src/data-source.js';
import { migrationNames } from '../../migrations/src/migrations.js';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.js';

jest.setTimeout(120_000);

let old: FreshDatabase;
let owner: Client;
beforeAll(async () => {
  old = await freshDatabase();
  owner = new Client(old.url);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await old?.drop();
});

describe('the register of sales tax', () => {
  it('is granted to the roles of an earlier release that read tax documents, and to no other', async () => {
    const names = migrationNames();
    const source = await openMigrations(old.url);
    try {
      for (let at = names.indexOf('RegisterSalesTax1796200100000'); at < names.length; at += 1)
        await source.undoLastMigration();
      await owner.query(
        `INSERT INTO menu (key, menu_type, menu_name, menu_name_e, menu_name_j, path, perms) VALUES
           ('documents', 'C', '票据', 'Tax documents', '税務書類', '/documents', 'finance:tax-document:list'),
           ('ledger', 'C', '余额明细', 'Balance details', '残高明細', '/ledger', 'finance:ledger:list')`,
      );
      await owner.query(`INSERT INTO role (role_name) VALUES ('documents'), ('ledger')`);
      await owner.query(
        'INSERT INTO role_menu (role_id, menu_id) SELECT r.id, m.id FROM role r JOIN menu m ON m.key = r.role_name',
      );
      await source.runMigrations();
    } finally {
      await source.destroy();
    }
    const { rows } = await owner.query(
      `SELECT r.role_name FROM role_menu g JOIN role r ON r.id = g.role_id JOIN menu m ON m.id = g.menu_id
       WHERE m.perms = 'finance:sales-tax:list'`,
    );
    expect(rows).toEqual([{ role_name: 'documents' }]);
  });
});
