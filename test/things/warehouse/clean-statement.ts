import { aCleanStatement } from '../../fixtures/clean-statements.js';
import { aNoticedProduct } from '../../fixtures/notices.js';
import type { ConstraintCase } from '../database.js';
import { text } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/clean-statements/withdraw-clean-statement': {
      request: async (api, { seller }) => ({
        id: await aCleanStatement(api.db, seller.companyId),
        reason: 'Another piece',
      }),
      others: 'NOT_FOUND',
    },
    '/clean-statements/clean-statement-cert': {
      request: async (api, { seller }) => ({ id: await aCleanStatement(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/clean-statements/': 'all who work there continue what one began',
    },
  },
  records: {
    'warehouse:statement': {
      sample: async ({ db }) => ({
        product_id: await aNoticedProduct(db),
        cleaned_on: '2026-05-01',
        wiped_on: '2026-05-01',
      }),
    },
  },
  database: {
    rows: {
      clean_statement: (world) => ({
        company_id: world.company,
        product_id: world.product,
        serial_number: `SN-${text()}`,
        cleaned_on: '2026-05-01',
        cleaned_by: '見本 花子',
        method: 1,
        agent: '',
        patient_data: 2,
        wiped_by: '',
        wipe_method: '',
        remark: '',
      }),
    },
    breaks: [
      ...(
        [
          ['serial_ck', 'a statement of no piece', { serial_number: '' }],
          ['by_ck', 'a piece that nobody disinfected', { cleaned_by: '' }],
          ['method_ck', 'an unknown method', { method: 6 }],
          ['data_ck', 'data in an unknown state', { patient_data: 4 }],
          ['wiped_ck', 'data wiped by nobody', { patient_data: 1, wiped_on: '2026-05-01' }],
          ['withdrawn_ck', 'a statement withdrawn without a reason', { withdrawn_at: new Date() }],
        ] as const
      ).map(([name, violation, row]): ConstraintCase => ({
        refuses: `clean_statement_${name}`,
        violation,
        when: ({ insert }) => insert('clean_statement', { ...row }),
      })),
    ],
    unbreakable: ['clean_statement_sn_uq'],
  },
});
