import { startApi, type TestApi } from '../../support/api.js';
import { aLot } from '../../support/people.js';
import { openSocket, emitForAnswer } from '../../support/wire.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_SOCKET_MESSAGES: '1000' });
});
afterAll(() => api?.stop());

it('one socket watches at most fifty lots, and another once it left one', async () => {
  const lots = await Promise.all(Array.from({ length: 51 }, () => aLot(api)));
  const socket = await openSocket(api.url);
  const [first, last] = [lots[0]?.id, lots[50]?.id];
  for (const { id } of lots.slice(0, 50)) {
    expect((await emitForAnswer(socket, 'auction:join', { id })).kind).toBe('ok');
  }
  expect(await emitForAnswer(socket, 'auction:join', { id: last })).toEqual({
    kind: 'unknown',
    why: 'RATE_LIMITED',
  });
  expect((await emitForAnswer(socket, 'auction:join', { id: first })).kind).toBe('ok');
  await emitForAnswer(socket, 'auction:leave', { id: first });
  expect((await emitForAnswer(socket, 'auction:join', { id: last })).kind).toBe('ok');
  socket.disconnect();
});
