// The fixed questions of the AI search over the demo's goods: how many filters are right, how many hits are what was meant.
import { allGoods } from '../../demo/dist/content/all-goods.js';
import { categories } from '../../demo/dist/content/categories.js';
import { companies } from '../../demo/dist/content/companies.js';
import { makers } from '../../demo/dist/content/makers.js';
import { goodsRow } from '../../demo/dist/goods-row.js';
import {
  addDemoGoods,
  filtersRight,
  measure,
  precisionAtFive,
  readQuestions,
} from '../ai-search/measure.mjs';
import { startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { report, verdictOf } from './support/report.mjs';
import { percentile } from './support/stats.mjs';

const LANGUAGE = { zh: '1', en: '2', ja: '3' };
const MUST = 0.8;
const AIM = 0.9;

const database = await startBenchDatabase();
const codes = await addDemoGoods(database.client, { allGoods, categories, makers, companies, goodsRow });
await database.client.query('ANALYZE');
const server = await startBenchServer(database);
const waits = [];

async function ask({ question, language }) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}/goods/ai-search-goods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', terminal: '4', language: LANGUAGE[language] },
    body: JSON.stringify({ goods_name: question }),
  });
  const { code, data } = await answer.json();
  waits.push(performance.now() - began);
  if (code !== 200) throw new Error(`"${question}" was answered with ${code}`);
  return data;
}

const questions = readQuestions();
await measure(questions, ask, codes); // the first round warms up
waits.length = 0;
const { byLanguage, whole, faults } = await measure(questions, ask, codes);
await server.stop();
await database.stop();

const share = (value) => `${(value * 100).toFixed(1)} %`;
const row = (what, value) => ({
  what,
  ours: share(value),
  baseline: '–',
  ratio: '–',
  must: share(MUST),
  aim: share(AIM),
  verdict: verdictOf(value, { must: MUST, aim: AIM }),
});
const rowsOf = (name, figures) => [
  row(`${name}: filters right`, filtersRight(figures)),
  row(`${name}: precision at 5`, precisionAtFive(figures)),
];
report(
  'ai-search',
  [
    ...rowsOf('all', whole),
    ...Object.entries(byLanguage).flatMap(([language, figures]) => rowsOf(language, figures)),
  ],
  `${questions.length} questions by the built-in reader, ${allGoods.length} goods; p95 of an answer ${percentile(waits, 0.95).toFixed(1)} ms. ` +
    'Filters right: of all that were expected or came, those that are both. Precision at 5: of the first five hits, those that were expected, out of as many as there could be.',
);
console.log(`Not as expected:\n${faults.join('\n')}`);
