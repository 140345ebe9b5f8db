import type { PageTexts } from './page-text.js';

export const privacyTexts: PageTexts = {
  updated: '2026-11-01',
  zh: {
    title: '隐私政策',
    lead: '我们保存哪些信息、用途是什么，以及您可以要求我们做什么。',
    sections: [
      {
        heading: '我们收集的信息',
        points: [
          '账户信息：姓名、邮箱、手机号码、国家或地区、邮政编码、地址、公司。',
          '交易信息：出价、订单、付款、消息以及您上传的文件。',
          '技术信息：每次登录的网络地址、浏览器和时间，用于保护账户安全。',
        ],
      },
      {
        heading: '使用目的',
        points: [
          '运行拍卖、订单与配送，并就此通知您。',
          '审核申请认证的企业。',
          '发现滥用行为，履行法律义务，例如二手商品经营者须保存的记录。',
        ],
      },
      {
        heading: '谁可以看到',
        points: [
          '其他出价者只能看到您在该拍品中的编号，看不到姓名。',
          '订单生成后，买卖双方可获知对方的名称与收货地址。',
          '邮件、支付与存储服务商仅按我们的指示处理。',
          '我们不出售个人信息。',
        ],
      },
      {
        heading: 'Cookie 与本地存储',
        paragraphs: [
          '一个 Cookie 保存登录状态，一个保存语言。浏览器还会保存最近的搜索和您的姓名，退出登录后姓名即被清除。我们不使用广告 Cookie。',
        ],
      },
      {
        heading: '保存期限',
        paragraphs: ['账户信息保存至账户注销；交易记录按税务与交易法规保存，通常日本为七年，中国为十年。'],
      },
      {
        heading: '您的权利',
        paragraphs: [
          '您可以查阅、更正、导出个人信息，在法律允许的范围内要求删除，并可向所在地监管机构投诉。联系邮箱：privacy@fovea.example。',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'What we keep about you, why, and what you can ask of us.',
    sections: [
      {
        heading: 'What we collect',
        points: [
          'Account: name, e-mail, phone, country, postal code, address, company.',
          'Trading: bids, orders, payments, messages, and the documents you upload.',
          'Technical: the address of your connection, browser and time of each sign-in, to protect accounts.',
        ],
      },
      {
        heading: 'What we use it for',
        points: [
          'To run auctions, orders and deliveries and to tell you about them.',
          'To check companies that ask for certification.',
          'To find misuse and to meet legal duties, such as the records a dealer of used goods must keep.',
        ],
      },
      {
        heading: 'Who sees it',
        points: [
          'Other bidders see your number within a lot, never your name.',
          'Seller and buyer learn each other’s name and delivery address once an order is made.',
          'Service providers for mail, payment and storage act on our instructions only.',
          'We do not sell personal data.',
        ],
      },
      {
        heading: 'Cookies and local storage',
        paragraphs: [
          'One cookie holds your session and one your language. The browser also keeps your last searches and your name until you log out. There are no advertising cookies.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'Account data until you close the account; trading records as long as tax and trade laws ask, as a rule seven years in Japan and ten in China.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see, correct and export your data, ask us to erase it where no law forbids it, and complain to the authority of your country. Write to privacy@fovea.example.',
        ],
      },
    ],
  },
  ja: {
    title: 'プライバシーポリシー',
    lead: 'お預かりする情報、その目的、そしてお客様の権利について説明します。',
    sections: [
      {
        heading: '取得する情報',
        points: [
          'アカウント：お名前、メールアドレス、電話番号、国・地域、郵便番号、住所、会社名。',
          '取引：入札、注文、支払い、メッセージ、アップロードされた書類。',
          '技術情報：ログインごとの接続元、ブラウザ、日時（アカウント保護のため）。',
        ],
      },
      {
        heading: '利用目的',
        points: [
          'オークション、注文、配送の実施とそのお知らせ。',
          '認証を希望する会社の確認。',
          '不正利用の発見、および古物営業の帳簿など法令上の義務の履行。',
        ],
      },
      {
        heading: '開示の範囲',
        points: [
          'ほかの入札者には、その商品での番号だけが表示され、お名前は表示されません。',
          '注文が成立すると、出品者と購入者の名称と届け先が相互に通知されます。',
          'メール、決済、保管の委託先は、当社の指示の範囲でのみ取り扱います。',
          '個人情報を販売することはありません。',
        ],
      },
      {
        heading: 'Cookie とブラウザ内の保存',
        paragraphs: [
          'セッション用と言語用の Cookie を1つずつ使用します。最近の検索とお名前もブラウザに保存され、お名前はログアウトすると消えます。広告用の Cookie は使用しません。',
        ],
      },
      {
        heading: '保存期間',
        paragraphs: [
          'アカウント情報は退会まで、取引記録は税法・商取引の法令が定める期間（原則として日本7年、中国10年）保存します。',
        ],
      },
      {
        heading: 'お客様の権利',
        paragraphs: [
          'ご自身の情報の閲覧、訂正、書き出し、法令に反しない範囲での削除を請求でき、監督機関に申し立てることもできます。連絡先：privacy@fovea.example',
        ],
      },
    ],
  },
};
