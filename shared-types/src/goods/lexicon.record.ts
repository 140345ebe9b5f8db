import { choice, choices } from '../record/code-fields.js';
import { flag, texts, updatedAt } from '../record/fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

export const LEXICON_KIND = { thing: 1, maker: 2, condition: 3 } as const;

const SPELLINGS = { max: 20, length: 60 } as const;

/** Synonyms of the search, in three languages; a spelling is in one group only. */
export const lexicon = staffRecord({
  name: 'goods:lexicon',
  one: ['同义词', 'synonyms', '類義語'],
  many: ['搜索同义词', 'Search synonyms', '検索の類義語'],
  words: {
    empty_text: [
      '意思相同的词可以用三种语言找到同样的商品。',
      'Words that mean the same find the same goods, in three languages.',
      '同じ意味の語は、3つの言語で同じ商品を見つけます。',
    ],
    delete_text: [
      '删除后，这些词只能找到写法相同的商品。',
      'From then on, each of these words finds only what is written so.',
      '削除すると、これらの語では同じ表記の商品だけが見つかります。',
    ],
  },
  scope: 'platform',
  classes: { row: 'LexiconGroup', list: 'Lexicon' },
  calls: {
    list: ['/lexicon/lexicon-list', 'Groups of words that mean the same to the search'],
    add: ['/lexicon/add-lexicon', 'Adds a group of words that mean the same'],
    update: ['/lexicon/update-lexicon', 'Changes a group of words, or sets it aside'],
    delete: ['/lexicon/del-lexicon', 'Deletes a group of words'],
  },
  exports: 'lexicon',
  menu: { path: '/productRelated/lexicon', icon: 'language' },
  subject: 'lexicon_group',
  title: 'terms_e',
  order: '-updated_at',
  fields: {
    kind: choice({
      label: ['种类', 'Kind', '種類'],
      names: {
        1: ['设备', 'Equipment', '機器'],
        2: ['品牌', 'Maker', 'メーカー'],
        3: ['成色', 'Condition', '状態'],
      },
      required: true,
      sortable: true,
    }),
    conditions: choices({
      label: ['对应的成色', 'Conditions meant', '対応する状態'],
      codes: [1, 2, 3, 4],
      dict: 'item_condition',
    }),
    terms_c: texts({
      label: ['中文词', 'Chinese terms', '中国語の語'],
      hint: [
        '每行一个词或短语。搜索其中任何一个，都能找到写有其他词的商品。全角、繁体和片假名写法会自动识别。',
        'One word or phrase per line. A search for one of them finds goods that say any other. Full-width, traditional and katakana forms are understood by themselves.',
        '1行に1語（句）を入力します。どれか1つで検索すると、ほかの語で書かれた商品も見つかります。全角・旧字体・カタカナの違いは自動で吸収されます。',
      ],
      ...SPELLINGS,
    }),
    terms_e: texts({ label: ['英文词', 'English terms', '英語の語'], ...SPELLINGS }),
    terms_j: texts({ label: ['日文词', 'Japanese terms', '日本語の語'], ...SPELLINGS }),
    status: flag({ label: ['启用', 'In use', '使用する'] }),
  },
  shown: { updated_at: updatedAt() },
  filters: {
    id: ofId(LABELS.id),
    term: searchText(['词', 'Term', '語']),
    kind: same(),
    status: same(),
  },
});
