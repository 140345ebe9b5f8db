import type { PageTexts } from './page-text.js';

export const companyTexts: PageTexts = {
  updated: '2026-11-01',
  zh: {
    title: '运营公司',
    lead: '本页所列公司、人员与地址均为演示用虚构内容。',
    sections: [
      {
        heading: '关于我们',
        paragraphs: [
          'Fovea 运营面向眼科及医疗设备的实时拍卖与交易平台。中国与日本的诊所、医院和经销商可以用各自的语言在此买卖全新及二手设备。',
        ],
      },
      {
        heading: '公司信息',
        facts: [
          ['公司名称', 'Fovea Marketplace 株式会社（虚构）'],
          ['代表人', '见本花子'],
          ['日本办事处', '〒100-0000 东京都千代田区见本町1-2-3 虚构大厦5层'],
          ['中国办事处', '上海市示例区虚构路100号6层 邮编200000'],
          ['电话', '+81 3-0000-5501 / +86 21-0000-5502'],
          ['经营内容', '二手医疗器械交易平台与拍卖的运营'],
        ],
      },
      {
        heading: '我们的职责范围',
        points: [
          '我们负责运营平台、受理出价、保存记录并转付款项。',
          '买卖合同由卖方与买方直接成立。',
          '对申请认证的企业，我们会审核其资质文件；认证卖家在商品页面带有标识。',
        ],
      },
    ],
  },
  en: {
    title: 'Operating company',
    lead: 'The companies, people and addresses named here are fictional and serve as a demonstration.',
    sections: [
      {
        heading: 'Who we are',
        paragraphs: [
          'Fovea runs a marketplace with live auctions for ophthalmic and medical equipment. Clinics, hospitals and dealers in Japan and China sell and buy new and used devices here, each in their own language.',
        ],
      },
      {
        heading: 'Company details',
        facts: [
          ['Name', 'Fovea Marketplace K.K. (fictional)'],
          ['Representative', 'Hanako Mihon'],
          ['Japan office', '5F Kakuu Building, 1-2-3 Mihoncho, Chiyoda-ku, Tokyo 100-0000'],
          ['China office', '6F, 100 Xugou Road, Shili District, Shanghai 200000'],
          ['Phone', '+81 3-0000-5501 / +86 21-0000-5502'],
          ['Business', 'Operation of a marketplace and of auctions for used medical devices'],
        ],
      },
      {
        heading: 'What we do and do not do',
        points: [
          'We run the platform, take the bids, keep the log and pass payments on.',
          'The contract of sale is made between seller and buyer.',
          'We check the documents of companies that ask for certification; a certified seller carries the mark on the lot page.',
        ],
      },
    ],
  },
  ja: {
    title: '運営会社',
    lead: 'このページの会社・人物・住所はデモ用の架空のものです。',
    sections: [
      {
        heading: '私たちについて',
        paragraphs: [
          'Fovea は、眼科機器・医療機器のライブオークションと売買の場を運営しています。日本と中国の診療所、病院、販売会社が、それぞれの言語で新品・中古の機器を売買できます。',
        ],
      },
      {
        heading: '会社概要',
        facts: [
          ['商号', 'Fovea マーケットプレイス株式会社（架空）'],
          ['代表者', '見本 花子'],
          ['日本オフィス', '〒100-0000 東京都千代田区見本町1-2-3 架空ビル5階'],
          ['中国オフィス', '上海市示例区虚構路100号6階（郵便番号200000）'],
          ['電話', '03-0000-5501 / +86 21-0000-5502'],
          ['事業内容', '中古医療機器のマーケットプレイスおよびオークションの運営'],
        ],
      },
      {
        heading: '私たちの役割',
        points: [
          'プラットフォームの運営、入札の受付、記録の保存、代金の受け渡しを行います。',
          '売買契約は出品者と購入者の間で成立します。',
          '認証を希望する会社の書類を確認し、認証済みの出品者には商品ページに印を表示します。',
        ],
      },
    ],
  },
};
