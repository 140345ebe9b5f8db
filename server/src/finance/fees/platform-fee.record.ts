import { platformFee } from '@fovea/shared-types/finance/platform-fee.record';
import { PERCENT } from '@fovea/shared-types/record/percent';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** `5.00` as the table has it, `5` as people write it. */
const shortly = (rate: unknown): string => String(Number(rate));

/** The table of fees, as staff of the platform edit it. */
export const servedPlatformFee = serveRecord(platformFee, {
  table: 'platform_fee',
  joins: `LEFT JOIN category_name g ON g.id = t.category_id LEFT JOIN company c ON c.id = t.seller_company_id`,
  shown: {
    category_name: ({ language }) => localized('g.name', language),
    company_name: ({ language }) => localized('c.name', language),
  },
  made: { rate: shortly, tax_rate: shortly },
  rules: {
    settle: (wanted) => {
      for (const name of ['rate', 'tax_rate'] as const)
        if (!PERCENT.test(wanted[name])) throw fieldError({ [name]: { key: 'format' } });
      return wanted;
    },
  },
  constraints: {
    platform_fee_day_uq: 'ALREADY_DONE',
    platform_fee_days_ck: brokenField('effective_until', 'not_after_start'),
    platform_fee_category_fk: brokenField('category_id', 'choice'),
    platform_fee_seller_fk: brokenField('seller_company_id', 'choice'),
  },
});
