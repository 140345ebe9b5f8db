import { addFeedback, feedbackStatus, replyFeedback } from '@fovea/shared-types/content/content.calls';
import { feedback } from '@fovea/shared-types/content/feedback.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { EnquiryService } from '../../../server/src/content/enquiries/enquiry.service.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { anUpload } from '../../support/files.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
let member: Person;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  staff = await aStaff(api, ['content:feedback:list', 'content:feedback:reply', 'content:feedback:status']);
});
beforeEach(async () => {
  member = await aMember(api, { language: 'ja' });
});
afterAll(() => api?.stop());

const input = { email: 'Somebody@Test.example', content: '価格の並び順が分かりにくいです。' };
const send = async (changes: object = {}): Promise<number> =>
  (await api.ok(addFeedback, { ...input, ...changes }, { as: member })).id;

const mailsTo = async (email: string) =>
  (
    await api.db.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM outgoing_message WHERE recipient = $1 ORDER BY id',
      [email],
    )
  ).rows;

describe('feedback', () => {
  it('arrives with its pictures, which become private', async () => {
    const images = [await anUpload(api, member.accountId), await anUpload(api, member.accountId)].reverse();
    const id = await send({ images });
    const detail = await api.ok(feedback.calls.detail, { id }, { as: staff });
    expect(detail).toMatchObject({
      account_id: member.accountId,
      email: 'somebody@test.example',
      content: input.content,
      status: 0,
      reply: null,
    });
    expect(detail.images.map((image) => image.id)).toEqual(images);
    const { rows } = await api.db.query('SELECT FROM file WHERE is_private AND id = ANY ($1::bigint[])', [
      images,
    ]);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['pictures of somebody else', async () => anUpload(api, (await aMember(api)).accountId)],
    ['a picture that is none', async () => 999_999],
    [
      'a film',
      () =>
        anUpload(api, member.accountId, {
          kind: 'video',
          mime: 'video/mp4',
          width: null,
          height: null,
          key: `u/ab/${'ab'.repeat(16)}.mp4`,
        }),
    ],
  ])('with %s is refused and not kept', async (_what, file) => {
    const answer = await api.refused(addFeedback, { ...input, images: [await file()] }, { as: member });
    expect(answer.error).toBe('FILE_UNKNOWN');
    const { rows } = await api.db.query('SELECT FROM feedback WHERE account_id = $1', [member.accountId]);
    expect(rows).toHaveLength(0);
  });

  it('sent twice with one key is kept once', async () => {
    expect(await send({ request_id: 'again' })).toBe(await send({ request_id: 'again' }));
  });

  it('of blanks is refused', async () => {
    const answer = await api.refused(addFeedback, { ...input, content: ' \n ' }, { as: member });
    expect(Object.keys(answer.fields ?? {})).toEqual(['content']);
  });

  it('is limited in number', async () => {
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push(await api.envelope(addFeedback.path, input, { as: member }));
    expect(answers.filter(({ error }) => error === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('staff', () => {
  it('find feedback by address and state, newest first', async () => {
    const email = 'wanted_one@test.example';
    const ids = [await send({ email }), await send({ email })];
    const found = await api.ok(feedback.calls.list, { email: 'WANTED_', status: 0 }, { as: staff });
    expect(found.data.map(({ id }) => id)).toEqual(ids.reverse());
    expect(found.total).toBe(2);
    await api.ok(feedbackStatus, { id: ids[0] ?? 0, status: 1 }, { as: staff });
    const inHand = await api.ok(feedback.calls.list, { email, status: 1 }, { as: staff });
    expect(inHand.data).toEqual([expect.objectContaining({ id: ids[0], assignee_name: 'Test Person' })]);
    expect((await api.refused(feedback.calls.list, { sort: 'content' }, { as: staff })).error).toBe(
      'VALIDATION',
    );
  });

  it('answer once: by mail in the language of the sender, and by message', async () => {
    const email = 'answered@test.example';
    const id = await send({ email });
    const reply = '並び順を改めました。';
    expect(await api.ok(replyFeedback, { id, reply }, { as: staff })).toEqual({ id, status: 2 });
    expect((await api.refused(replyFeedback, { id, reply: 'more' }, { as: staff })).error).toBe(
      'STATE_CONFLICT',
    );
    const mails = await mailsTo(email);
    expect(mails).toEqual([
      { subject: expect.stringContaining('ご意見'), text: expect.stringContaining(reply) },
    ]);
    expect(mails[0]?.text).toContain(input.content);
    const message = await eventually('the message', async () => {
      const { data } = await api.ok(messageList, {}, { as: member, language: 'ja' });
      return data[0];
    });
    expect(message.content.text).toContain(reply);
    expect(await api.ok(feedback.calls.detail, { id }, { as: staff })).toMatchObject({
      reply,
      replied_name: 'Test Person',
      assignee_name: 'Test Person',
    });
  });

  it('send an answer once, however often the call is repeated with its key', async () => {
    const email = 'repeated@test.example';
    const request = { id: await send({ email }), reply: 'Thank you.', request_id: 'reply-once' };
    const first = await api.ok(replyFeedback, request, { as: staff });
    expect(await api.ok(replyFeedback, request, { as: staff })).toEqual(first);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('assign one feedback once, and move none that is closed', async () => {
    const id = await send();
    const taking = { id, status: 1, request_id: 'take-once' };
    for (let times = 0; times < 2; times += 1)
      expect(await api.ok(feedbackStatus, taking, { as: staff })).toEqual({ id, status: 1 });
    expect((await api.refused(feedbackStatus, { id, status: 1 }, { as: staff })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await api.ok(feedbackStatus, { id, status: 3 }, { as: staff })).toEqual({ id, status: 3 });
    for (const refused of [
      await api.refused(feedbackStatus, { id, status: 3 }, { as: staff }),
      await api.refused(replyFeedback, { id, reply: 'late' }, { as: staff }),
    ])
      expect(refused.error).toBe('STATE_CONFLICT');
    expect((await api.refused(feedbackStatus, { id, status: 2 }, { as: staff })).error).toBe('VALIDATION');
    const { rows } = await api.db.query(
      `SELECT before, after FROM audit_log WHERE subject_type = 'feedback' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      { before: { status: 0 }, after: { status: 1 } },
      { before: { status: 1 }, after: { status: 3 } },
    ]);
  });

  it('of a merchant see nothing of it', async () => {
    const id = await send();
    const seller = await aSeller(api);
    const other = await aStaff(api, ['auction:auction:list'], seller.companyId);
    expect((await api.refused(feedback.calls.list, {}, { as: other })).error).toBe('FORBIDDEN');
    expect((await api.refused(feedback.calls.detail, { id }, { as: other })).error).toBe('FORBIDDEN');
  });
});

describe('answered feedback', () => {
  it('is closed after two quiet weeks', async () => {
    const [old, young] = [await send(), await send()];
    for (const id of [old, young]) await api.ok(replyFeedback, { id, reply: 'Thank you.' }, { as: staff });
    await api.db.query(`UPDATE feedback SET replied_at = replied_at - interval '15 days' WHERE id = $1`, [
      old,
    ]);
    await api.app.get(EnquiryService, { strict: false }).closeQuiet();
    expect((await api.ok(feedback.calls.detail, { id: old }, { as: staff })).status).toBe(3);
    expect((await api.ok(feedback.calls.detail, { id: young }, { as: staff })).status).toBe(2);
  });
});
