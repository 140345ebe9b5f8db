import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import { aPublisher, handedIn } from '../../support/publishing.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

it('writes the goods of the list: of his own company for a clerk', async () => {
  const seller = await aPublisher(api);
  await handedIn(api, seller);
  await handedIn(api, await aPublisher(api));
  const clerk = await aStaff(api, ['goods:goods:list', 'platform:export:add'], seller.companyId);
  const columns = ['goods_name', 'price', 'status', 'audit_status', 'up_time'];
  const request = { resource: 'goods', filters: { audit_status: 0 }, columns, format: 'csv' };
  expect(await api.ok(addExport, request, { as: clerk })).toMatchObject({ rows: 1, status: 20 });
});
