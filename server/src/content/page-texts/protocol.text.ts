import type { PageTexts } from './page-text.js';

export const protocolTexts: PageTexts = {
  updated: '2026-11-01',
  zh: {
    title: '用户协议',
    lead: '本协议是您与 Fovea 之间的约定。',
    sections: [
      {
        heading: '1. 服务内容',
        paragraphs: [
          'Fovea 通过拍卖、立即购买和采购需求，为眼科及医疗设备的买卖双方提供交易平台。买卖合同由卖方与买方成立。',
        ],
      },
      {
        heading: '2. 您的账户',
        points: [
          '请以真实信息注册并及时更新。',
          '请妥善保管密码；在您通知我们之前，账户内的操作视为您本人所为。',
          '一人一个账户；企业可以有多名成员。',
        ],
      },
      {
        heading: '3. 出价与购买',
        paragraphs: ['出价和订单具有约束力。拍卖适用《销售条件（拍卖）》，该条件构成本协议的一部分。'],
      },
      {
        heading: '4. 出售',
        points: [
          '卖方须完整、真实地描述商品，包括瑕疵、使用小时数或激发次数以及随附物品。',
          '需要许可证的商品只能售予持证者。',
          '禁止出售赃物、召回品与仿冒品。',
        ],
      },
      {
        heading: '5. 公平交易',
        points: [
          '不得对自己的商品出价，不得串通出价，不得绕开平台交易。',
          '不得在公开接口之外进行自动化访问，不得干扰服务。',
        ],
      },
      {
        heading: '6. 责任',
        paragraphs: [
          '对故意和重大过失以及法律规定的情形，我们承担全部责任；其他情形下，仅对违反主要义务造成的可预见损失承担责任。商品状况由卖方负责。',
        ],
      },
      {
        heading: '7. 变更与适用法律',
        paragraphs: [
          '本协议的变更将提前 30 天公告。在不违反您所在地强制性规定的前提下，日本会员适用日本法，中国大陆会员适用中国法。',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    lead: 'These terms are the agreement between you and Fovea.',
    sections: [
      {
        heading: '1. The service',
        paragraphs: [
          'Fovea brings sellers and buyers of ophthalmic and medical equipment together, through auctions, immediate purchase and requests for procurement. The contract of sale is made between seller and buyer.',
        ],
      },
      {
        heading: '2. Your account',
        points: [
          'You register with true details and keep them up to date.',
          'You keep your password to yourself; what is done with your account counts as done by you until you tell us otherwise.',
          'One person, one account. Companies may have several people.',
        ],
      },
      {
        heading: '3. Bidding and buying',
        paragraphs: [
          'A bid and an order are binding. Auctions follow the conditions of sale (auction), which are part of these terms.',
        ],
      },
      {
        heading: '4. Selling',
        points: [
          'Sellers describe goods completely and truly, with defects, hours or shot counts and what is included.',
          'Goods that need a licence may be sold only to those who hold it.',
          'Stolen, recalled or counterfeit goods are forbidden.',
        ],
      },
      {
        heading: '5. Fair play',
        points: [
          'No bids on one’s own goods, no arrangements between bidders, no deals around the platform.',
          'No automated access beyond the documented interface, no attempts to disturb the service.',
        ],
      },
      {
        heading: '6. Liability',
        paragraphs: [
          'We answer without limit for intent and gross negligence and wherever the law says so, otherwise for the foreseeable damage of breaking an essential duty. For the condition of the goods the seller answers.',
        ],
      },
      {
        heading: '7. Changes and law',
        paragraphs: [
          'We announce changes of these terms 30 days ahead. Japanese law applies to members in Japan, Chinese law to members in mainland China, as far as mandatory rules of your country do not say otherwise.',
        ],
      },
    ],
  },
  ja: {
    title: '利用規約',
    lead: '本規約は、お客様と Fovea との間の契約です。',
    sections: [
      {
        heading: '1. サービスの内容',
        paragraphs: [
          'Fovea は、オークション、即時購入、入荷待ちの仕組みを通じて、眼科機器・医療機器の売り手と買い手を結びつけます。売買契約は出品者と購入者の間で成立します。',
        ],
      },
      {
        heading: '2. アカウント',
        points: [
          '真実の情報で登録し、最新の状態に保ってください。',
          'パスワードはご自身で管理してください。当社にご連絡いただくまで、アカウントでの操作はご本人によるものとみなします。',
          'お一人につき1アカウントです。会社は複数の方を登録できます。',
        ],
      },
      {
        heading: '3. 入札と購入',
        paragraphs: [
          '入札と注文には拘束力があります。オークションには「販売条件（オークション）」が適用され、本規約の一部となります。',
        ],
      },
      {
        heading: '4. 出品',
        points: [
          '出品者は、傷や不具合、稼働時間やショット数、付属品を含め、商品を正確に説明します。',
          '許認可が必要な商品は、それを有する方にのみ販売できます。',
          '盗品、回収対象品、模倣品の出品は禁止です。',
        ],
      },
      {
        heading: '5. 公正な取引',
        points: [
          '自己の商品への入札、入札者間の申し合わせ、サービスを介さない取引は禁止です。',
          '公開されたインターフェースを超える自動アクセスや、サービスを妨げる行為は禁止です。',
        ],
      },
      {
        heading: '6. 責任',
        paragraphs: [
          '故意または重過失、および法令が定める場合には責任を負います。それ以外は、本質的な義務の違反により通常予見できる損害に限ります。商品の状態については出品者が責任を負います。',
        ],
      },
      {
        heading: '7. 変更と準拠法',
        paragraphs: [
          '本規約の変更は30日前にお知らせします。お住まいの国の強行規定に反しない限り、日本の会員には日本法、中国本土の会員には中国法を適用します。',
        ],
      },
    ],
  },
};
