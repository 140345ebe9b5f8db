/**
 * How the words of menu titles are read in Japanese. A dictionary of the whole language is megabytes; titles are made of
 * few words, and one that is missing here is found by its characters.
 */
const WORDS: Readonly<Record<string, string>> = {
  一覧: 'いちらん',
  予約: 'よやく',
  会員: 'かいいん',
  会社: 'かいしゃ',
  伝言板: 'でんごんばん',
  企業: 'きぎょう',
  修理: 'しゅうり',
  倉庫: 'そうこ',
  入庫: 'にゅうこ',
  出庫: 'しゅっこ',
  出品: 'しゅっぴん',
  取引: 'とりひき',
  商品: 'しょうひん',
  固定: 'こてい',
  在庫: 'ざいこ',
  変更: 'へんこう',
  審査: 'しんさ',
  履歴: 'りれき',
  情報: 'じょうほう',
  意見: 'いけん',
  承認: 'しょうにん',
  操作: 'そうさ',
  日報: 'にっぽう',
  残高: 'ざんだか',
  注文: 'ちゅうもん',
  端末: 'たんまつ',
  管理: 'かんり',
  設定: 'せってい',
  財務: 'ざいむ',
  部署: 'ぶしょ',
  顧客: 'こきゃく',
  中: 'ちゅう',
};
const KNOWN = new RegExp(
  Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** A Japanese title with its known words in kana: 会員一覧 becomes かいいんいちらん. */
export const inKana = (title: string): string => title.replace(KNOWN, (word) => WORDS[word] ?? word);
