import type { ConstraintCase } from '../database.js';
import { thing } from '../thing.js';

const senders = (
  [
    ['client', "client_code = 'A'", 'a client code with letters'],
    ['bank', "bank_code = '1234567890123'", 'a longer code than a bank has'],
    ['branch', "branch_code = '1234'", 'a longer code than a branch has'],
    ['number', "account_no = '12-3'", 'an account number with marks'],
    ['bic', "bic = 'BOTKJP'", 'a BIC of six letters'],
    ['payee_latin', "payee_latin = '見本'", 'an account holder abroad in kanji'],
  ] as const
).map(([column, change, violation]): ConstraintCase => ({
  refuses: `house_account_${column}_ck`,
  violation,
  when: ({ sql }) => sql(`UPDATE house_account SET ${change}`),
}));

const account = (refuses: string, violation: string, fault: string): ConstraintCase => ({
  refuses,
  violation,
  when: ({ sql }) => sql(`UPDATE house_account SET ${fault} WHERE currency = 'JPY'`),
});

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
      changes: {
        ...{ client_code: '12345', account_no: '7654321' },
        ...{ bic: 'SMPLJPJT', payee_latin: 'Sample Platform KK' },
      },
    },
  },
  database: {
    breaks: [
      ...senders,
      account('house_account_currency_uq', 'two accounts for one currency', `currency = 'CNY'`),
      account('house_account_currency_ck', 'an account in euros', `currency = 'EUR'`),
      account('house_account_type_ck', 'an account of no kind', 'account_type = 3'),
      account('house_account_whole_ck', 'a number of nobody', `account_no = '1'`),
    ],
    forbidden: ['DELETE FROM house_account'],
  },
});
