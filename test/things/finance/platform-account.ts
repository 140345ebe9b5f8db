import { thing } from '../thing.js';

export default thing({
  records: {
    // The schema inserts one for each currency.
    'finance:house-account': {
      aRow: async ({ db }) => {
        const { rows } = await db.query<{ id: number }>(
          `SELECT id FROM house_account WHERE currency = 'CNY'`,
        );
        return rows[0]?.id ?? 0;
      },
      isEverywhere: true,
      changes: { client_code: '12345', account_no: '7654321' },
    },
  },
});
