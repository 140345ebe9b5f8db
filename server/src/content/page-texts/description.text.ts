import type { PageTexts } from './page-text.js';

export const descriptionTexts: PageTexts = {
  updated: '2026-11-20',
  zh: {
    title: '平台使用说明',
    lead: '从寻找设备到收货，Fovea 的交易按以下步骤进行。',
    sections: [
      {
        heading: '1. 查找',
        paragraphs: [
          '可按分类、品牌、成色、价格筛选，或直接输入想要的设备。商品页面列出年份、使用时间、成色理由、附件、电压与尺寸，三种语言均可阅读。',
        ],
      },
      {
        heading: '2. 选择购买方式',
        facts: [
          ['拍卖', '输入您愿意支付的最高价，系统按需要代您加价。详见《销售条件（拍卖）》。'],
          ['立即购买', '按标示价格下单；部分商品可以议价。'],
          ['求购', '没有找到？说明需要的设备，到货时我们会通知您。'],
        ],
      },
      {
        heading: '3. 付款与配送',
        points: [
          '下单前会显示运费与税费，最终金额在确认按钮上。',
          '可使用余额、银行转账、月结（经批准的企业）或在线支付。',
          '卖方在商品页面标明的时间内发货，您可以在订单中查看物流。',
        ],
      },
      {
        heading: '4. 收货与售后',
        points: [
          '请在收货后七日内检查设备；与描述不符时请通过订单联系我们。',
          '维修与线上验机可以在平台预约工程师。',
        ],
      },
      {
        heading: '受监管的商品',
        paragraphs: [
          '标有“需要许可证”的设备只售予经核验资质的买方。出口与安装可能需要所在国的许可，请事先确认。',
        ],
      },
    ],
  },
  en: {
    title: 'How Fovea works',
    lead: 'From finding a device to unpacking it, a purchase on Fovea takes these steps.',
    sections: [
      {
        heading: '1. Find',
        paragraphs: [
          'Filter by category, maker, condition and price, or type what you are looking for. Each product page names year, hours, the reason for its grade, accessories, voltage and size, in three languages.',
        ],
      },
      {
        heading: '2. Choose how to buy',
        facts: [
          [
            'Auction',
            'Enter the most you would pay; we bid for you as far as needed. See the conditions of sale (auction).',
          ],
          ['Immediate purchase', 'Order at the price shown; on some goods you can negotiate.'],
          ['Procurement', 'Nothing fits? Say what you need, and we tell you when it arrives.'],
        ],
      },
      {
        heading: '3. Pay and receive',
        points: [
          'Freight and tax are shown before you order; the button that orders names the total.',
          'Pay from your balance, by bank transfer, monthly (approved companies) or online.',
          'The seller ships within the time on the product page; the order shows where the parcel is.',
        ],
      },
      {
        heading: '4. After delivery',
        points: [
          'Look the device over within seven days. If it differs from its description, write to us from the order.',
          'Repairs and online inspections by engineers can be booked on the platform.',
        ],
      },
      {
        heading: 'Regulated goods',
        paragraphs: [
          'Devices marked “licence needed” go only to buyers whose permit we have checked. Export and installation may need a licence of your country; please make sure beforehand.',
        ],
      },
    ],
  },
  ja: {
    title: 'ご利用ガイド',
    lead: '機器を探してからお届けまで、Fovea でのお取引は次のように進みます。',
    sections: [
      {
        heading: '1. 探す',
        paragraphs: [
          'カテゴリー、メーカー、状態、価格で絞り込むか、お探しの機器を入力してください。商品ページには、年式、使用時間、状態の理由、付属品、電圧、寸法を三つの言語で記載しています。',
        ],
      },
      {
        heading: '2. 購入方法を選ぶ',
        facts: [
          [
            'オークション',
            'お支払いいただける上限額を入力すると、必要な分だけ自動で入札します。詳しくは「販売条件（オークション）」をご覧ください。',
          ],
          ['即時購入', '表示価格で注文します。価格交渉ができる商品もあります。'],
          ['入荷リクエスト', '見つからないときは、必要な機器をお知らせください。入荷の際にご連絡します。'],
        ],
      },
      {
        heading: '3. お支払いとお届け',
        points: [
          '送料と税はご注文の前に表示し、注文ボタンに合計額を記載します。',
          '残高、銀行振込、月締め払い（承認された会社）、オンライン決済をご利用いただけます。',
          '出品者は商品ページに記載の日数内に発送します。配送状況は注文からご確認ください。',
        ],
      },
      {
        heading: '4. お届けの後',
        points: [
          'お届けから7日以内に機器をご確認ください。説明と異なる場合は、注文からご連絡ください。',
          '修理やオンライン点検は、サービス上でエンジニアを予約できます。',
        ],
      },
      {
        heading: '規制対象の商品',
        paragraphs: [
          '「要許認可」の機器は、許可を確認できた購入者にのみ販売します。輸出や設置には各国の許可が必要な場合がありますので、事前にご確認ください。',
        ],
      },
    ],
  },
};
