import { addFeedback, replyFeedback } from '@fovea/shared-types/content/content.calls';
import { CODE_OK, CODE_SESSION } from '@fovea/shared-types/envelope';
import { myProfile } from '@fovea/shared-types/member/member.calls';
import { EnquiryService } from '../../../server/src/content/enquiries/enquiry.service.js';
import { CountJobs } from '../../../server/src/warehouse/counts/count.jobs.js';
import { startApi, type TestApi } from '../../support/api.js';
import { begun, withCounters } from '../../support/counting.js';
import { aMember, aStaff } from '../../support/people.js';
import { aStaffedStockroom, anItemInStock } from '../../support/stock.js';
import { expectAfter, expectTimeout, timeoutOf } from '../../support/timeouts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('it is moved on by the time, and not before it', () => {
  it('session: present > absent', async () => {
    const as = await aMember(api);
    const { rows } = await api.db.query<{ id: number }>('SELECT id FROM session WHERE account_id = $1', [
      as.accountId,
    ]);
    let code: number = CODE_OK;
    const run = async () => {
      code = (await api.envelope(myProfile.path, {}, { as })).code;
    };
    const seen = { look: () => Promise.resolve(code), before: CODE_OK, after: CODE_SESSION };
    const { wait } = timeoutOf('session: present > absent');
    await expectAfter(api, wait, { table: 'session', id: rows[0]?.id ?? 0, run }, seen);
  });

  it('stock_check: counting > cancelled', async () => {
    const room = await withCounters(api, await aStaffedStockroom(api));
    await anItemInStock(api, room, 1);
    const id = await begun(api, room, {});
    const run = () => api.app.get(CountJobs, { strict: false }).run();
    await expectTimeout(api, 'stock_check: counting > cancelled', { table: 'stock_count', id, run });
  });

  it('enquiry: answered > closed', async () => {
    const staff = await aStaff(api, ['content:feedback:list', 'content:feedback:reply']);
    const sent = { email: 'somebody@test.example', content: 'Where is the filter?' };
    const { id } = await api.ok(addFeedback, sent, { as: await aMember(api) });
    await api.ok(replyFeedback, { id, reply: 'On the left.' }, { as: staff });
    const run = () => api.app.get(EnquiryService, { strict: false }).closeQuiet();
    await expectTimeout(api, 'enquiry: answered > closed', { table: 'feedback', id, run });
  });
});
