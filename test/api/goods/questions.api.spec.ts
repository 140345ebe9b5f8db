import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import {
  addQuestion,
  answerQuestion,
  myQuestionList,
  questionList,
  questionStatus,
} from '@fovea/shared-types/goods/question.calls';
import { question } from '@fovea/shared-types/goods/question.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { aGoods } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** A shop with goods, somebody who answers for it, and a member with questions. */
async function aScene() {
  const seller = await aSeller(api);
  const goods_id = await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId });
  const staff = await aStaff(
    api,
    ['goods:question:list', 'goods:question:answer', 'goods:question:hide'],
    seller.companyId,
  );
  const asker = await aMember(api, { username: 'Sato Hanako' });
  const ask = (question = 'Does it print?', as: Person = asker) =>
    api.ok(addQuestion, { goods_id, question }, { as });
  return { seller, goods_id, staff, asker, ask };
}
const noticesOf = async (as: Person, data_type: number) =>
  (await api.ok(messageList, { data_type }, { as })).data.map(({ content }) => content);

describe('a question about goods', () => {
  it('is sent to those who may answer, is answered for everybody, and hides who asked', async () => {
    const { goods_id, staff, asker, ask } = await aScene();
    const { id } = await ask('  Does it print?\nOn A4?  ');
    expect((await api.ok(questionList, { goods_id })).total).toBe(0);
    await eventually('the seller is notified', async () =>
      (await noticesOf(staff, MESSAGE_TYPE.question_received)).some(({ text }) =>
        text.includes('Does it print?'),
      ),
    );
    const { data } = await api.ok(question.calls.list, { status: 1 }, { as: staff });
    expect(data).toMatchObject([{ id, asker: 'Sato Hanako', question: 'Does it print?\nOn A4?', status: 1 }]);
    const version = data[0]?.version;
    expect(await api.ok(answerQuestion, { id, answer: 'Yes.', version }, { as: staff })).toEqual({
      id,
      status: 2,
    });
    expect((await api.ok(questionList, { goods_id })).data).toMatchObject([
      { id, asker: 'S***', answer: 'Yes.', company_name: 'Sample Eye Trading' },
    ]);
    expect(await api.ok(goodsDetail, { id: goods_id })).toMatchObject({ question_count: 1 });
    expect((await api.ok(myQuestionList, { goods_id }, { as: asker })).data).toMatchObject([
      { id, answer: 'Yes.', status: 2 },
    ]);
    await eventually('the asker is notified', async () =>
      (await noticesOf(asker, MESSAGE_TYPE.question_answered)).some(({ text }) => text === 'Yes.'),
    );
  });

  it('is answered by one of two, and corrected by anybody who read the answer', async () => {
    const { goods_id, staff, asker, ask } = await aScene();
    const { id } = await ask();
    const read = async () => (await api.ok(question.calls.list, {}, { as: staff })).data[0]?.version;
    const version = await read();
    await api.ok(answerQuestion, { id, answer: 'Yes.', version }, { as: staff });
    expect(await api.refused(answerQuestion, { id, answer: 'No.', version }, { as: staff })).toMatchObject({
      error: 'CHANGED_MEANWHILE',
    });
    await api.ok(answerQuestion, { id, answer: 'Yes, A4.', version: await read() }, { as: staff });
    expect((await api.ok(questionList, { goods_id })).data).toMatchObject([{ answer: 'Yes, A4.' }]);
    await eventually(
      'the asker is notified',
      async () => (await noticesOf(asker, MESSAGE_TYPE.question_answered)).length > 0,
    );
    expect(await noticesOf(asker, MESSAGE_TYPE.question_answered)).toHaveLength(1);
  });

  it('can be hidden and shown again, and is counted while everybody reads it', async () => {
    const { goods_id, staff, asker, ask } = await aScene();
    const { id } = await ask();
    const count = async () => (await api.ok(goodsDetail, { id: goods_id })).question_count;
    await api.ok(questionStatus, { id, is_hidden: 1 }, { as: staff });
    await api.ok(answerQuestion, { id, answer: 'Yes.' }, { as: staff });
    expect(await count()).toBe(0);
    await api.ok(questionStatus, { id, is_hidden: 0 }, { as: staff });
    await api.ok(questionStatus, { id, is_hidden: 0 }, { as: staff });
    expect(await count()).toBe(1);
    await api.ok(questionStatus, { id, is_hidden: 1 }, { as: staff });
    expect([await count(), (await api.ok(questionList, { goods_id })).total]).toEqual([0, 0]);
    expect((await api.ok(myQuestionList, {}, { as: asker })).data).toMatchObject([{ id, status: 3 }]);
  });

  it('cannot be asked by the seller and their staff, about hidden goods, or more than five at once', async () => {
    const { seller, goods_id, staff, asker } = await aScene();
    for (const as of [seller, staff])
      expect(await api.refused(addQuestion, { goods_id, question: 'Good?' }, { as })).toMatchObject({
        error: 'QUESTION_OWN_GOODS',
      });
    const hidden = await aGoods(api.db, { status: 20 });
    expect(
      await api.refused(addQuestion, { goods_id: hidden, question: 'Good?' }, { as: asker }),
    ).toMatchObject({ error: 'NOT_FOUND' });
    for (const question of ['', '   ', 'a'.repeat(501)])
      expect(await api.refused(addQuestion, { goods_id, question }, { as: asker })).toMatchObject({
        error: 'VALIDATION',
        fields: { question: expect.any(String) },
      });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        api.envelope(addQuestion.path, { goods_id, question: `Question ${n}` }, { as: asker }),
      ),
    );
    expect(answers.map(({ error }) => error ?? 'ok').sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'QUESTIONS_WAITING'),
      ...Array.from({ length: 5 }, () => 'ok'),
    ]);
  });

  it('is one when it is sent twice under one key', async () => {
    const { goods_id, asker } = await aScene();
    const request = { goods_id, question: 'Once?', request_id: 'question-1' };
    const first = await api.ok(addQuestion, request, { as: asker });
    expect(await api.ok(addQuestion, request, { as: asker })).toEqual(first);
    expect((await api.ok(myQuestionList, { goods_id }, { as: asker })).total).toBe(1);
  });
});
