import type { TestApi } from '../../support/api.js';
import type { Cast, MatrixRow } from '../matrix-row.js';
import { thing } from '../thing.js';

/** An import has its sender, and nobody else: another caller's never. */
async function anImport(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO goods_import (account_id, file_name, columns, ignored)
     VALUES ($1, 'goods.xlsx', '{goods_name_e}', '{}') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

const NOBODYS: MatrixRow = {
  request: anImport,
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

export default thing({
  calls: {
    '/goods-import/import-template': {},
    '/goods-import/upload-import': {
      file: async () => ({ bytes: Buffer.from('goods_name_e\nSlit lamp'), name: 'goods.csv' }),
    },
    '/goods-import/import-list': {},
    '/goods-import/check-import': NOBODYS,
    '/goods-import/import-detail': NOBODYS,
    '/goods-import/import-row-list': NOBODYS,
    '/goods-import/cancel-import': NOBODYS,
    '/goods-import/run-import': {
      ...NOBODYS,
      request: async (api, cast) => ({ ...(await anImport(api, cast)), mode: 0 }),
    },
  },
});
