import type { PageTexts } from './page-text.js';

export const commerceTexts: PageTexts = {
  updated: '2026-11-01',
  zh: {
    title: '特定商交易法公示',
    lead: '依据日本《特定商交易法》公示。名称与地址均为虚构。',
    sections: [
      {
        heading: '公示事项',
        facts: [
          ['销售方', '各商品页面所示商家；平台：Fovea Marketplace 株式会社（虚构）'],
          ['负责人', '见本花子'],
          ['地址', '〒100-0000 东京都千代田区见本町1-2-3 虚构大厦5层'],
          ['联系方式', '+81 3-0000-5501，工作日 9:00–17:30（日本时间）'],
          ['售价', '以各商品页面为准；拍卖以最终价为准'],
          ['其他费用', '下单前显示的运费与税费；您的通信费用'],
          ['付款方式', '以各商品页面为准：余额、银行转账、月结、在线支付'],
          ['付款时间', '拍卖：结束后五个工作日内；其他：以下单时显示为准'],
          ['交货时间', '自付款起，在商品页面所示发货时间内'],
          ['退换货', '企业间交易仅在商品与描述不符时受理，请于收货后七日内联系'],
          ['古物商许可', '东京都公安委员会许可 第000000000000号（虚构）'],
        ],
      },
    ],
  },
  en: {
    title: 'Commercial transactions act notice',
    lead: 'Details under the Japanese Act on Specified Commercial Transactions. Names and addresses are fictional.',
    sections: [
      {
        heading: 'Details',
        facts: [
          ['Seller', 'The merchant named on each product page; platform: Fovea Marketplace K.K. (fictional)'],
          ['Responsible person', 'Hanako Mihon'],
          ['Address', '5F Kakuu Building, 1-2-3 Mihoncho, Chiyoda-ku, Tokyo 100-0000'],
          ['Contact', '+81 3-0000-5501, weekdays 9:00–17:30 (Japan time)'],
          ['Price', 'As shown on each product page; for auctions the final price'],
          ['Other costs', 'Freight and tax as shown before ordering; your own connection costs'],
          [
            'Means of payment',
            'As shown on each product page: balance, bank transfer, monthly billing, online payment',
          ],
          [
            'Time of payment',
            'Auctions: within five business days of the close. Others: as shown when ordering',
          ],
          ['Delivery', 'Within the shipping time shown on the product page, counted from payment'],
          [
            'Returns',
            'Between businesses only where the goods differ from their description; tell us within seven days of receipt',
          ],
          ['Dealer’s permit', 'Used goods dealer permit, Tokyo, no. 000000000000 (fictional)'],
        ],
      },
    ],
  },
  ja: {
    title: '特定商取引法に基づく表記',
    lead: '名称・住所・番号はデモ用の架空のものです。',
    sections: [
      {
        heading: '表示事項',
        facts: [
          ['販売事業者', '各商品ページに記載の出品者（運営：Fovea マーケットプレイス株式会社・架空）'],
          ['運営責任者', '見本 花子'],
          ['所在地', '〒100-0000 東京都千代田区見本町1-2-3 架空ビル5階'],
          ['連絡先', '03-0000-5501（平日 9:00〜17:30）'],
          ['販売価格', '各商品ページに表示。オークションは最終価格'],
          ['商品代金以外の費用', '注文前に表示する送料・税、通信にかかる費用'],
          ['支払方法', '各商品ページに表示（残高、銀行振込、月次請求、オンライン決済）'],
          ['支払時期', 'オークションは終了後5営業日以内。その他は注文時に表示'],
          ['引渡時期', 'お支払い後、商品ページに記載の発送日数以内'],
          ['返品', '事業者間の取引のため、説明と異なる場合に限り承ります。到着後7日以内にご連絡ください'],
          ['古物商許可', '東京都公安委員会許可 第000000000000号（架空）'],
        ],
      },
    ],
  },
};
