import { aiSearchGoods } from '@fovea/shared-types/goods/ai-search.calls';
import { allGoods } from '../../../demo/src/content/all-goods.js';
import { categories } from '../../../demo/src/content/categories.js';
import { companies } from '../../../demo/src/content/companies.js';
import { makers } from '../../../demo/src/content/makers.js';
import { goodsRow } from '../../../demo/src/goods-row.js';
import {
  addDemoGoods,
  filtersRight,
  measure,
  precisionAtFive,
  readQuestions,
  type Question,
} from '../../ai-search/measure.mjs';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_AI_SEARCH: '1000000' });
});
afterAll(() => api?.stop());

describe('the fixed questions of the AI search', () => {
  const questions = readQuestions();

  it('are at least twenty in each language', () => {
    for (const language of ['zh', 'en', 'ja'])
      expect(questions.filter((question) => question.language === language).length).toBeGreaterThanOrEqual(
        20,
      );
  });

  it('are mostly understood, and mostly answered with what was meant', async () => {
    const codes = await addDemoGoods(api.db, { allGoods, categories, makers, companies, goodsRow });
    const { byLanguage, whole, faults } = await measure(
      questions,
      ({ question, language }: Question) => api.ok(aiSearchGoods, { goods_name: question }, { language }),
      codes,
    );
    if (process.env.FOVEA_LONG) console.log(faults.join('\n'));
    expect(filtersRight(whole)).toBeGreaterThan(0.9);
    expect(precisionAtFive(whole)).toBeGreaterThan(0.85);
    for (const figures of Object.values(byLanguage)) {
      expect(filtersRight(figures)).toBeGreaterThan(0.85);
      expect(precisionAtFive(figures)).toBeGreaterThan(0.8);
    }
  });
});
