import { randomUUID } from 'node:crypto';
import { requeueDeadLetters } from '@fovea/shared-types/platform/platform.calls';
import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import { aDeadLetter } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { runCommand } from '../../support/command.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aStaff(api, ['platform:event:list', 'platform:event:requeue']);
});
afterAll(() => api?.stop());

const isHandled = (id: number) =>
  eventually(
    'the event is handled',
    async () => (await api.db.query('SELECT FROM outbox WHERE id = $1', [id])).count === 0,
  );
const lastLine = async (id: number) =>
  (
    await api.db.query<{ account_id: number | null; before: object; after: object }>(
      `SELECT account_id, before, after FROM audit_log WHERE action = 'platform:event:requeue' AND subject_id = $1
       ORDER BY id DESC LIMIT 1`,
      [id],
    )
  ).rows[0];

describe('a dead letter', () => {
  it('is shown with what it carries and why it failed; one that only waits is not', async () => {
    const event = `spec.${randomUUID()}`;
    const id = await aDeadLetter(api.db, { event, payload: { order_id: 7 } });
    await api.db.query(
      `INSERT INTO outbox (event, payload, available_at) VALUES ($1, '{}', clock_timestamp() + interval '1 day')`,
      [event],
    );
    const { data } = await api.ok(deadLetter.calls.list, { event }, { as: operator });
    expect(data).toMatchObject([{ id, event, attempts: 10, reason: 'Error: nothing came of it' }]);
    const detail = await api.ok(deadLetter.calls.detail, { id }, { as: operator });
    expect(JSON.parse(detail.payload)).toEqual({ order_id: 7 });
    expect(detail.last_error).toContain('at somewhere');
  });

  it('is handled again, mended, and that is on record', async () => {
    const id = await aDeadLetter(api.db, { payload: { order_id: 'seven' } });
    const request = { ids: [id], payload: { order_id: 7 }, request_id: randomUUID() };
    expect(await api.ok(requeueDeadLetters, request, { as: operator })).toEqual({ count: 1 });
    await isHandled(id);
    expect(await lastLine(id)).toMatchObject({
      account_id: operator.accountId,
      before: { payload: { order_id: 'seven' } },
      after: { payload: { order_id: 7 } },
    });
    expect(await api.ok(requeueDeadLetters, request, { as: operator })).toEqual({ count: 1 });
  });

  it('is edited and retried alone; several are retried as they are, and an event that is none is refused', async () => {
    const ids = [await aDeadLetter(api.db), await aDeadLetter(api.db)];
    const several = await api.refused(requeueDeadLetters, { ids, payload: {} }, { as: operator });
    expect(several.fields).toHaveProperty('ids');
    expect(await api.ok(requeueDeadLetters, { ids }, { as: operator })).toEqual({ count: 2 });
    for (const id of ids) await isHandled(id);
    expect((await api.refused(requeueDeadLetters, { ids }, { as: operator })).error).toBe('NOT_FOUND');
  });

  it('is read, edited and retried by the command too', async () => {
    const run = async (...args: string[]) => {
      const command = runCommand('scripts/events.mjs', { DATABASE_URL: api.databaseUrl }, args);
      return { code: await command.ended, output: command.output() };
    };
    const id = await aDeadLetter(api.db, { event: 'spec.command', payload: { order_id: 'seven' } });
    expect(await run()).toMatchObject({
      code: 0,
      output: expect.stringMatching(`${id} .*spec.command`) as unknown,
    });
    expect(await run('show', String(id))).toMatchObject({
      code: 0,
      output: expect.stringContaining('"seven"') as unknown,
    });
    expect((await run('mend', String(id))).output).toContain('npm run events -- mend');
    expect((await run('mend', String(id), '{"order_id":7}')).code).toBe(0);
    await isHandled(id);
    expect(await lastLine(id)).toMatchObject({ account_id: null, after: { payload: { order_id: 7 } } });
    expect((await run('requeue', String(id))).code).toBe(1);
  });
});
