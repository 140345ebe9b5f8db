import type { PageTexts } from './page-text.js';

export const contactTexts: PageTexts = {
  updated: '2026-11-20',
  zh: {
    title: '联系我们',
    lead: '关于商品、拍卖、账户或本平台的问题，欢迎随时联系。本页所列地址与电话均为虚构。',
    sections: [
      {
        heading: '办事处',
        facts: [
          ['日本办事处', '〒100-0000 东京都千代田区见本町1-2-3 虚构大厦5层　+81 3-0000-5501'],
          ['中国办事处', '上海市示例区虚构路100号6层 邮编200000　+86 21-0000-5502'],
          ['服务时间', '工作日 9:00–17:30（日本时间与北京时间）'],
        ],
      },
      {
        heading: '怎样最快得到答复',
        points: [
          '关于某件商品：请在商品页面联系卖方，卖方最了解该设备。',
          '关于您的订单：请在“我的订单”中打开该订单，并在来信中写明订单号。',
          '其他问题：使用页脚的联系表单，我们在两个工作日内以您的语言通过邮件回复。',
          '已登录的会员可以在“意见反馈”中附上图片。',
        ],
      },
      {
        heading: '我们不会做的事',
        paragraphs: [
          '我们的工作人员不会在电话或邮件中索要您的密码或验证码。收到此类要求时，请不要回复，并通过上述电话告知我们。',
        ],
      },
    ],
  },
  en: {
    title: 'Contact us',
    lead: 'Questions about goods, auctions, your account or the platform are welcome. Addresses and numbers on this page are fictional.',
    sections: [
      {
        heading: 'Offices',
        facts: [
          ['Japan', '5F Kakuu Building, 1-2-3 Mihoncho, Chiyoda-ku, Tokyo 100-0000, +81 3-0000-5501'],
          ['China', '6F, 100 Xugou Road, Shili District, Shanghai 200000, +86 21-0000-5502'],
          ['Hours', 'Weekdays 9:00–17:30, Japan time and China time respectively'],
        ],
      },
      {
        heading: 'The quickest way to an answer',
        points: [
          'About an item: ask its seller from the product page; nobody knows the device better.',
          'About an order: open it under “My orders” and name its number when you write to us.',
          'Anything else: use the contact form in the footer. We answer by mail within two working days, in your language.',
          'Members who are logged in can send pictures along with their feedback.',
        ],
      },
      {
        heading: 'What we never do',
        paragraphs: [
          'Nobody from Fovea asks for your password or for a code by phone or mail. If somebody does, do not answer, and tell us at one of the numbers above.',
        ],
      },
    ],
  },
  ja: {
    title: 'お問い合わせ',
    lead: '商品、オークション、アカウント、サービスについてのご質問をお受けしています。このページの住所・電話番号は架空のものです。',
    sections: [
      {
        heading: 'オフィス',
        facts: [
          ['日本オフィス', '〒100-0000 東京都千代田区見本町1-2-3 架空ビル5階　03-0000-5501'],
          ['中国オフィス', '上海市示例区虚構路100号6階（郵便番号200000）　+86 21-0000-5502'],
          ['受付時間', '平日 9:00〜17:30（日本時間・中国時間）'],
        ],
      },
      {
        heading: '早くお答えするために',
        points: [
          '商品について：商品ページから出品者にお尋ねください。機器を最もよく知るのは出品者です。',
          'ご注文について：「注文履歴」から該当の注文を開き、注文番号を添えてご連絡ください。',
          'そのほか：ページ下部のお問い合わせフォームをご利用ください。2営業日以内に、お使いの言語でメールにてお答えします。',
          'ログイン中の会員の方は、「ご意見」から画像を添えてお送りいただけます。',
        ],
      },
      {
        heading: '当社がお願いしないこと',
        paragraphs: [
          '当社の者が電話やメールでパスワードや認証コードをお尋ねすることはありません。そのような連絡には返信せず、上記の電話番号までお知らせください。',
        ],
      },
    ],
  },
};
