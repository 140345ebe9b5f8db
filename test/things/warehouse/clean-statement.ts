import { aCleanStatement } from '../../fixtures/clean-statements.js';
import { aNoticedPiece } from '../../fixtures/notices.js';
import { broken, text } from '../faults.js';
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
      // Of a piece in its own stock or goods.
      isOfCompany: 'VALIDATION',
      sample: async ({ db }, { accountId }) => ({
        ...(await aNoticedPiece(db, accountId)),
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
      broken('clean_statement', 'clean_statement_serial_ck', 'a statement of no piece', {
        serial_number: '',
      }),
      broken('clean_statement', 'clean_statement_by_ck', 'a piece that nobody disinfected', {
        cleaned_by: '',
      }),
      broken('clean_statement', 'clean_statement_method_ck', 'an unknown method', { method: 6 }),
      broken('clean_statement', 'clean_statement_data_ck', 'data in an unknown state', { patient_data: 4 }),
      broken('clean_statement', 'clean_statement_wiped_ck', 'data wiped by nobody', {
        patient_data: 1,
        wiped_on: '2026-05-01',
      }),
      broken('clean_statement', 'clean_statement_withdrawn_ck', 'a statement withdrawn without a reason', {
        withdrawn_at: new Date(),
      }),
    ],
    unbreakable: ['clean_statement_sn_uq'],
  },
});
