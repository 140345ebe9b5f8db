import type { PageTexts } from './page-text.js';

export const memberTexts: PageTexts = {
  updated: '2026-11-20',
  zh: {
    title: '会员说明',
    lead: '成为 Fovea 会员免费。本页说明会员可以做什么，以及企业认证带来的变化。',
    sections: [
      {
        heading: '注册',
        points: [
          '注册需要邮箱、手机号和通过邮件发送的验证码。',
          '一人一个账户；企业的每位成员使用自己的账户。',
          '可以随时在个人中心修改资料、密码与语言，并查看或结束其他设备上的登录。',
        ],
      },
      {
        heading: '会员可以做什么',
        facts: [
          ['买方', '浏览、收藏、出价、立即购买、议价，并在“我的订单”中跟进每笔交易。'],
          ['卖方', '企业通过认证并获得发布权限后，可以发布商品、举办拍卖。'],
          ['工程师', '为平台接受维修与线上验机的预约。'],
        ],
      },
      {
        heading: '企业认证',
        points: [
          '提交公司名称、法人编号或统一社会信用代码、联系方式、地址，以及最多 20 张资质图片。',
          '我们审核后会以邮件和站内消息告知结果；未通过时会说明原因，您可以补充后重新提交。',
          '资质文件只有您和审核人员可以看到。',
        ],
      },
      {
        heading: '结束会员资格',
        paragraphs: [
          '没有进行中的出价、订单或余额时，您可以随时要求删除账户。法律要求保存的交易记录会保留到规定期限。',
        ],
      },
    ],
  },
  en: {
    title: 'Membership',
    lead: 'Becoming a member of Fovea costs nothing. This page says what members can do, and what certification of a company changes.',
    sections: [
      {
        heading: 'Registering',
        points: [
          'You need an e-mail address, a phone number and the code we send by mail.',
          'One person, one account; everybody in a company uses an own one.',
          'In your personal centre you change details, password and language, and see or end sign-ins on other devices.',
        ],
      },
      {
        heading: 'What members can do',
        facts: [
          [
            'Buyers',
            'Browse, keep favourites, bid, buy at once, negotiate, and follow each purchase under “My orders”.',
          ],
          ['Sellers', 'Once the company is certified and may publish, list goods and hold auctions.'],
          ['Engineers', 'Take repairs and online inspections that are booked through the platform.'],
        ],
      },
      {
        heading: 'Certification of a company',
        points: [
          'Send the company’s name, its corporate number (Japan) or unified social credit code (China), contacts, address and up to 20 pictures of its documents.',
          'We tell you the outcome by mail and message. If something is missing we say what, and you can send it again.',
          'Only you and our examiners see the documents.',
        ],
      },
      {
        heading: 'Leaving',
        paragraphs: [
          'You can ask us to delete your account whenever no bid, order or balance is open. Records of trade that the law wants kept stay for the time it prescribes.',
        ],
      },
    ],
  },
  ja: {
    title: '会員について',
    lead: 'Fovea の会員登録は無料です。会員の方ができること、会社の認証によって変わることをご説明します。',
    sections: [
      {
        heading: '登録',
        points: [
          '登録には、メールアドレス、電話番号、メールでお送りする認証コードが必要です。',
          'お一人につき1アカウントです。会社の方もそれぞれご自身のアカウントをお使いください。',
          'マイページで、登録内容・パスワード・言語の変更、ほかの端末でのログインの確認と終了ができます。',
        ],
      },
      {
        heading: '会員の方ができること',
        facts: [
          [
            '購入',
            '閲覧、お気に入り、入札、即時購入、価格交渉ができ、「注文履歴」で取引の状況を確認できます。',
          ],
          ['出品', '会社が認証を受け、出品の許可を得ると、商品の掲載とオークションの開催ができます。'],
          ['エンジニア', 'サービスを通じて予約された修理やオンライン点検を担当します。'],
        ],
      },
      {
        heading: '会社の認証',
        points: [
          '会社名、法人番号（日本）または統一社会信用コード（中国）、連絡先、住所、資格書類の画像（20枚まで）をお送りください。',
          '結果はメールとメッセージでお知らせします。不備がある場合は理由をお伝えしますので、補って再提出できます。',
          '書類をご覧になれるのは、ご本人と審査担当者だけです。',
        ],
      },
      {
        heading: '退会',
        paragraphs: [
          '進行中の入札・注文や残高がなければ、いつでもアカウントの削除をご依頼いただけます。法令で保存が義務付けられた取引の記録は、定められた期間保存します。',
        ],
      },
    ],
  },
};
