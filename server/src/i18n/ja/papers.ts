import type { PaperTexts } from '../paper-text.js';

export const papers: PaperTexts = {
  passport: {
    title: '機器履歴書',
    facts: {
      goods: '品名',
      model: '型番',
      maker: 'メーカー',
      category: 'カテゴリ',
      gtin: 'GTIN',
      place: '所在',
    },
    places: { none: '在庫なし', way: '移動中' },
    history: '履歴',
    columns: { at: '日時', what: '内容', where: '倉庫・会社', note: '備考' },
    kinds: {
      listing: '出品',
      test: '検査',
      service: '整備',
      note: 'メモ',
      recall: '回収',
      auction: 'オークションに出品',
      auction_sold: 'オークションで落札',
      auction_unsold: 'オークション不成立',
    },
    results: ['不合格', '合格'],
    note: '本書はシステムの記録から作成され、閲覧者が見られる範囲の内容を記載しています。最新の記録は二次元コードからご確認ください。',
  },
  labels: { title: '機器ラベル' },
  certificate: {
    titles: { arrival: '入荷票', stockIn: '入庫証明書', send: '納品書' },
    from: '発送元',
    to: '荷受人',
    facts: { at: '日時', warehouse: '倉庫', logistics: '送り状番号', by: '担当者' },
    columns: { line: 'No.', goods: '品名', model: '型番', serial: 'シリアル番号', quantity: '数量' },
    total: '合計数量',
    signatures: ['納品者', '受領者'],
    note: '二次元コードから、本票に記載の機器の履歴書をご覧いただけます。',
  },
};
