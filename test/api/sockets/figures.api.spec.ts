import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aClosedLot } from '../../support/lots.js';
import { aMember, aSeller, aStaff, inSeconds } from '../../support/people.js';
import { type Client, openSocket } from '../../support/wire.js';

let api: TestApi;
const opened: Client[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await api?.stop();
});

/** Counts how often a page of this person was told that a figure moved. */
async function listening(token: string): Promise<() => number> {
  const socket = await openSocket(api.url, token);
  opened.push(socket);
  let told = 0;
  socket.on('admin-menu:changed', () => (told += 1));
  return () => told;
}

describe('a figure at the menu', () => {
  it('is told, when it moves, to the staff of that company and of the platform, and to nobody else', async () => {
    const [seller, otherSeller] = [await aSeller(api), await aSeller(api)];
    const own = await listening((await aStaff(api, ['message:badge:read'], seller.companyId)).token);
    const platform = await listening((await aStaff(api, ['message:badge:read'], null)).token);
    const others = await listening((await aStaff(api, ['message:badge:read'], otherSeller.companyId)).token);
    const powerless = await listening((await aStaff(api, ['auction:auction:list'], seller.companyId)).token);
    const member = await listening((await aMember(api)).token);
    await aClosedLot(api, [[await aMember(api), 5_000]], {
      // Bidding takes its time on a busy machine.
      end_at: inSeconds(5),
      seller_id: seller.accountId,
      company_id: seller.companyId,
    });
    await eventually('the end of the auction is told', () => own() > 0 && platform() > 0);
    expect([others(), powerless(), member()]).toEqual([0, 0, 0]);
  });
});
