import {
  addContact,
  addMessageBoard,
  messageBoardStatus,
  officeList,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import { messageBoard } from '@fovea/shared-types/content/message-board.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await startApi({ RATE_FORMS: '12' });
  staff = await aStaff(api, [
    'content:message-board:list',
    'content:message-board:reply',
    'content:message-board:status',
  ]);
});
afterAll(() => api?.stop());

const letter = {
  first_name: '花子',
  last_name: '見本',
  email: 'hanako@test.example',
  phone: '０３ー1234-5678'.replace('ー', '-'),
  message: 'スリットランプの在庫はありますか。',
};

describe('the contact form', () => {
  it('is kept with its source, and staff who may read it are notified', async () => {
    const { id } = await api.ok(addContact, letter, { language: 'ja' });
    const found = await api.ok(messageBoard.calls.list, { email: 'HANAKO', status: 0 }, { as: staff });
    expect(found.data).toEqual([
      expect.objectContaining({ id, source: 2, first_name: '花子', phone: '03-1234-5678', status: 0 }),
    ]);
    const message = await eventually('the message to staff', async () => {
      const { data } = await api.ok(messageList, {}, { as: staff, language: 'en' });
      return data.find(({ data_id }) => data_id === id);
    });
    expect(message.content).toMatchObject({ title: 'Message of 花子 見本', text: letter.message });
    const board = await api.ok(addMessageBoard, letter, { language: 'en' });
    expect((await api.ok(messageBoard.calls.detail, { id: board.id }, { as: staff })).source).toBe(1);
  });

  it('is answered by mail in the language it was read in, once', async () => {
    const email = 'zh@test.example';
    const { id } = await api.ok(addContact, { ...letter, email }, { language: 'zh' });
    await api.ok(messageBoardStatus, { id, status: 1 }, { as: staff });
    const reply = '有现货，欢迎垂询。';
    expect(await api.ok(replyMessageBoard, { id, reply }, { as: staff })).toEqual({ id, status: 2 });
    expect((await api.refused(replyMessageBoard, { id, reply }, { as: staff })).error).toBe('STATE_CONFLICT');
    const { rows } = await api.db.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM outgoing_message WHERE recipient = $1',
      [email],
    );
    expect(rows).toEqual([
      { subject: expect.stringContaining('留言'), text: expect.stringContaining(reply) },
    ]);
    expect(await api.ok(messageBoard.calls.detail, { id }, { as: staff })).toMatchObject({
      reply,
      language: 'zh',
    });
  });

  it('sent twice with one key is one letter; another letter under it is refused', async () => {
    const request = { ...letter, email: 'twice@test.example', request_id: 'twice' };
    const first = await api.ok(addContact, request);
    expect(await api.ok(addContact, request)).toEqual(first);
    const other = await api.refused(addContact, { ...request, message: 'Something else' });
    expect(other.error).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(['first_name', 'last_name', 'email', 'phone', 'message'] as const)('requires %s', async (field) => {
    for (const request of [
      { ...letter, [field]: '' },
      { ...letter, [field]: '  ' },
    ]) {
      const answer = await api.refused(addMessageBoard, request);
      expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    }
  });

  it('takes so many letters an hour from one address, of both forms together', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answers = [];
    for (let i = 0; i < 13; i++)
      answers.push(await api.envelope((i % 2 ? addContact : addMessageBoard).path, letter, { headers }));
    expect(answers.at(-1)?.error).toBe('RATE_LIMITED');
  });
});

describe('offices', () => {
  it('are returned in the language of the reader', async () => {
    const [japan, china] = await api.ok(officeList, {}, { language: 'ja' });
    expect(japan).toEqual({
      country: 'JP',
      name: '日本オフィス',
      address: expect.stringContaining('千代田区'),
      phone: '+81 3-0000-5501',
    });
    expect(china?.country).toBe('CN');
    expect((await api.ok(officeList, {}, { language: 'zh' }))[1]?.name).toBe('中国办事处');
  });
});
