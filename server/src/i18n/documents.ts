import type { DocumentTexts } from './document-text.js';
import type { Translated } from './translated.js';

export const documents: Translated<DocumentTexts> = {
  passport: {
    title: { zh: '序列号档案', en: 'Serial number passport', ja: '機器履歴書' },
    facts: {
      goods: { zh: '商品名称', en: 'Item', ja: '品名' },
      model: { zh: '型号', en: 'Model', ja: '型番' },
      maker: { zh: '品牌', en: 'Maker', ja: 'メーカー' },
      category: { zh: '分类', en: 'Category', ja: 'カテゴリ' },
      gtin: { zh: 'GTIN', en: 'GTIN', ja: 'GTIN' },
      place: { zh: '所在位置', en: 'Where it is', ja: '所在' },
    },
    places: {
      none: { zh: '不在库', en: 'Not in stock', ja: '在庫なし' },
      way: { zh: '调拨途中', en: 'on its way', ja: '移動中' },
    },
    history: { zh: '流转记录', en: 'What happened to it', ja: '履歴' },
    columns: {
      at: { zh: '时间', en: 'When', ja: '日時' },
      what: { zh: '事项', en: 'What', ja: '内容' },
      where: { zh: '仓库／公司', en: 'Warehouse / company', ja: '倉庫・会社' },
      note: { zh: '说明', en: 'Remarks', ja: '備考' },
    },
    kinds: {
      listing: { zh: '发布商品', en: 'Offered for sale', ja: '出品' },
      test: { zh: '检测', en: 'Test', ja: '検査' },
      service: { zh: '维护', en: 'Service', ja: '整備' },
      note: { zh: '备注', en: 'Note', ja: 'メモ' },
      recall: { zh: '召回', en: 'Recall', ja: '回収' },
      auction: { zh: '上拍', en: 'Put up for auction', ja: 'オークションに出品' },
      auction_sold: { zh: '拍卖成交', en: 'Sold at auction', ja: 'オークションで落札' },
      auction_unsold: { zh: '拍卖未成交', en: 'Auction ended without a sale', ja: 'オークション不成立' },
      statement: { zh: '消毒与数据清除声明', en: 'Disinfection and data wipe', ja: '消毒・データ消去の確認' },
      notice: { zh: '二手器械通知', en: 'Used-device notice', ja: '中古機器の通知' },
    },
    results: [
      { zh: '不合格', en: 'failed', ja: '不合格' },
      { zh: '合格', en: 'passed', ja: '合格' },
    ],
    note: {
      zh: '本档案根据系统记录生成，仅列出查阅人有权查看的内容。扫描二维码可查看最新记录。',
      en: 'Drawn up from the records of the system, as far as its reader may see them. Scan the code for the latest.',
      ja: '本書はシステムの記録から作成され、閲覧者が見られる範囲の内容を記載しています。最新の記録は二次元コードからご確認ください。',
    },
  },
  notice: {
    title: {
      zh: '二手医疗器械销售通知书',
      en: 'Notice of the sale of a used medical device',
      ja: '中古医療機器の販売等に関する通知書',
    },
    to: {
      zh: '收件方（制造销售业者）',
      en: 'To (marketing authorisation holder)',
      ja: '宛先（製造販売業者）',
    },
    from: { zh: '通知方（经销商）', en: 'From (dealer)', ja: '通知者（販売業者等）' },
    text: {
      zh: '根据日本《药品医疗器械等法施行规则》第170条，就下列二手医疗器械的销售事先通知贵公司。请就其品质保证及销售注意事项给予指示。',
      en: 'Under Article 170 of the Enforcement Rule of the PMD Act of Japan we notify you beforehand that we intend to sell the used medical device below. Please give us your instructions on its quality and on what is to be minded.',
      ja: '医薬品、医療機器等の品質、有効性及び安全性の確保等に関する法律施行規則第170条に基づき、下記の中古医療機器の販売等についてあらかじめ通知いたします。品質の確保その他中古医療機器の販売等に係る注意事項について、ご指示をお願いいたします。',
    },
    device: { zh: '器械', en: 'The device', ja: '対象の医療機器' },
    use: { zh: '使用情况', en: 'How it was used', ja: '使用の状況' },
    care: { zh: '维护与维修', en: 'Servicing and repairs', ja: '点検・整備・修理' },
    answered: { zh: '制造商的答复', en: 'Answer of the maker', ja: '製造販売業者の回答' },
  },
  monthBill: {
    title: { zh: '月结账单', en: 'Monthly bill', ja: 'ご請求書（月次）' },
    to: { zh: '客户', en: 'Billed to', ja: '請求先' },
    at: { zh: '日期', en: 'Date', ja: '日付' },
    what: { zh: '内容', en: 'For', ja: '内容' },
    fee: { zh: '费用', en: 'Fee', ja: '区分' },
    amount: { zh: '金额', en: 'Amount', ja: '金額' },
  },
  statement: {
    title: {
      zh: '消毒与数据清除声明',
      en: 'Statement of disinfection and data wipe',
      ja: '消毒・データ消去確認書',
    },
    from: { zh: '出具方', en: 'Issued by', ja: '発行者' },
    withdrawn: {
      zh: '【已撤回】本声明不再有效。',
      en: 'WITHDRAWN. This statement no longer holds.',
      ja: '【取下げ済み】この確認書は効力を失っています。',
    },
    statement: {
      zh: '兹声明：下列医疗器械已按所述方法消毒，且不存有患者数据。',
      en: 'We state that the device below has been disinfected as described and holds no data of patients.',
      ja: '下記の医療機器について、記載のとおり消毒を行い、患者データが残っていないことを確認しました。',
    },
    cleaning: { zh: '消毒', en: 'Disinfection', ja: '消毒' },
    data: { zh: '患者数据', en: 'Data of patients', ja: '患者データ' },
    signed_at: { zh: '声明时间', en: 'Stated at', ja: '確認日時' },
    signature: { zh: '签名', en: 'Signature', ja: '署名' },
  },
  labels: {
    title: { zh: '设备标签', en: 'Labels of devices', ja: '機器ラベル' },
  },
  tradeRecords: {
    title: {
      zh: '医疗器械收发记录',
      en: 'Records of receipt and transfer of devices',
      ja: '医療機器の譲受・譲渡記録',
    },
    period: { zh: '期间', en: 'Period', ja: '期間' },
    count: { zh: '记录数', en: 'Records', ja: '件数' },
    partner: {
      zh: '对方（名称、地址、电话、证照）',
      en: 'Other party (name, address, phone, licence)',
      ja: '相手方（氏名・住所・電話・許可）',
    },
    note: {
      zh: '对方信息为收发当时的内容。保存期限依据平台登记的规则计算，不构成法律意见。',
      en: 'The other party is as it was when the goods came or went. The dates until which records are kept follow the rules that are registered here; this is no legal advice.',
      ja: '相手方の情報は譲受・譲渡の時点のものです。保存期限は登録されたルールに基づく目安であり、法的助言ではありません。',
    },
  },
  order: {
    plain: {
      invoice: { zh: '账单', en: 'Invoice', ja: '請求書' },
      receipt: { zh: '收据', en: 'Receipt', ja: '領収書' },
    },
    qualified: {
      invoice: { zh: '适格请求书（日本合格发票）', en: 'Qualified invoice', ja: '請求書（適格請求書）' },
      receipt: { zh: '收据（日本合格发票）', en: 'Receipt (qualified invoice)', ja: '領収書（適格請求書）' },
    },
    reissued: { zh: '{{title}}（补打）', en: '{{title}} (reissue)', ja: '{{title}}【再発行】' },
    to: { zh: '抬头', en: 'To', ja: '宛先' },
    addressee: { zh: '{{name}}', en: '{{name}}', ja: '{{name}} 様' },
    addressee_company: { zh: '{{name}}', en: '{{name}}', ja: '{{name}} 御中' },
    from: { zh: '开具方', en: 'From', ja: '発行者' },
    registration: {
      zh: '登记号 {{number}}',
      en: 'Registration number {{number}}',
      ja: '登録番号 {{number}}',
    },
    on_behalf: {
      zh: '代 {{name}} 开具',
      en: 'Issued on behalf of {{name}}',
      ja: '{{name}} に代わって発行（媒介者交付特例）',
    },
    facts: {
      issued: { zh: '开具时间', en: 'Issued', ja: '発行日時' },
      order: { zh: '订单编号', en: 'Order No.', ja: '注文番号' },
      ordered: { zh: '下单时间', en: 'Ordered', ja: '取引日時' },
      paid: { zh: '收款时间', en: 'Paid', ja: '入金日時' },
      pay_type: { zh: '支付方式', en: 'Payment method', ja: '支払方法' },
    },
    columns: {
      line: { zh: '序号', en: 'No.', ja: 'No.' },
      goods: { zh: '商品', en: 'Goods', ja: '品名' },
      quantity: { zh: '数量', en: 'Quantity', ja: '数量' },
      unit_price: { zh: '单价', en: 'Unit price', ja: '単価' },
      amount: { zh: '金额', en: 'Amount', ja: '金額' },
    },
    freight: { zh: '运费', en: 'Freight', ja: '送料' },
    base: {
      zh: '{{rate}}% 税率对应金额（不含税）',
      en: 'Taxable at {{rate}}% (without tax)',
      ja: '{{rate}}%対象（税抜）',
    },
    tax: { zh: '{{rate}}% 消费税', en: 'Consumption tax {{rate}}%', ja: '消費税（{{rate}}%）' },
    total: { zh: '合计（含税）', en: 'Total (tax included)', ja: '合計（税込）' },
    received: { zh: '实收金额（含税）', en: 'Received (tax included)', ja: '領収金額（税込）' },
    afterwards: {
      freight: {
        zh: '下单后补收运费（含税）{{at}}',
        en: 'Freight billed afterwards (tax included) {{at}}',
        ja: '追加請求の送料（税込）{{at}}',
      },
      returned: {
        zh: '已退还金额（含税）{{at}}',
        en: 'Refunded (tax included) {{at}}',
        ja: '返還金額（売上に係る対価の返還等・税込）{{at}}',
      },
      tax: {
        zh: '其中 {{rate}}% 消费税',
        en: 'of which consumption tax {{rate}}%',
        ja: 'うち消費税（{{rate}}%）',
      },
      kept: { zh: '扣补后合计', en: 'Total after these', ja: '差引合計（税込）' },
    },
    invoice_note: {
      zh: '本账单按开具时的内容保存；再次打印时会注明补打。',
      en: 'Kept as issued. Reprints are marked “reissue”.',
      ja: '本書は発行時の内容のまま保存されます。再度印刷した場合は再発行と記載されます。',
    },
    receipt_note: {
      zh: '以上款项已收讫。本收据按开具时的内容保存；再次打印时会注明补打。',
      en: 'Received with thanks. Kept as issued. Reprints are marked “reissue”.',
      ja: '上記の金額を正に領収いたしました。本書は発行時の内容のまま保存されます。再度印刷した場合は再発行と記載されます。',
    },
  },
  packing: {
    title: { zh: '装箱单', en: 'Packing list', ja: '梱包明細書' },
    to: { zh: '收货方', en: 'Ship to', ja: 'お届け先' },
    from: { zh: '发货方', en: 'From', ja: '発送元' },
    facts: {
      ordered: { zh: '下单时间', en: 'Ordered', ja: '注文日時' },
      delivery: { zh: '配送方式', en: 'Delivery', ja: '配送方法' },
      remark: { zh: '买家备注', en: 'Note of the customer', ja: 'お客様からの備考' },
    },
    columns: {
      line: { zh: '序号', en: 'No.', ja: 'No.' },
      goods: { zh: '商品名称', en: 'Goods', ja: '商品名' },
      serial: { zh: '序列号', en: 'Serial no.', ja: 'シリアル番号' },
      statement: { zh: '消毒声明编号', en: 'Disinfection statement no.', ja: '消毒証明番号' },
      quantity: { zh: '数量', en: 'Quantity', ja: '数量' },
      packed: { zh: '已装箱', en: 'Packed', ja: '梱包済' },
    },
    total: { zh: '总数量', en: 'Total quantity', ja: '合計数量' },
    signatures: [
      { zh: '装箱人', en: 'Packed by', ja: '梱包者' },
      { zh: '复核人', en: 'Checked by', ja: '確認者' },
    ],
  },
  certificate: {
    titles: {
      arrival: { zh: '到货单', en: 'Arrival slip', ja: '入荷票' },
      stockIn: { zh: '入库证明书', en: 'Certificate of stock-in', ja: '入庫証明書' },
      send: { zh: '发货单', en: 'Delivery note', ja: '納品書' },
    },
    from: { zh: '发货方', en: 'From', ja: '発送元' },
    to: { zh: '收货方', en: 'Received by', ja: '荷受人' },
    facts: {
      at: { zh: '时间', en: 'Date', ja: '日時' },
      warehouse: { zh: '仓库', en: 'Warehouse', ja: '倉庫' },
      logistics: { zh: '物流单号', en: 'Tracking no.', ja: '送り状番号' },
      by: { zh: '经办人', en: 'Handled by', ja: '担当者' },
    },
    columns: {
      line: { zh: '序号', en: 'No.', ja: 'No.' },
      goods: { zh: '商品', en: 'Item', ja: '品名' },
      model: { zh: '型号', en: 'Model', ja: '型番' },
      serial: { zh: '序列号', en: 'Serial no.', ja: 'シリアル番号' },
      quantity: { zh: '数量', en: 'Quantity', ja: '数量' },
    },
    total: { zh: '合计数量', en: 'Total quantity', ja: '合計数量' },
    statements: {
      heading: { zh: '消毒与数据清除声明', en: 'Disinfection and data wipe', ja: '消毒・データ消去確認書' },
      number: { zh: '声明编号', en: 'Statement no.', ja: '確認書番号' },
      cleaned: { zh: '消毒', en: 'Disinfected', ja: '消毒' },
      data: { zh: '患者数据', en: 'Patients’ data', ja: '患者データ' },
    },
    signatures: [
      { zh: '交货人', en: 'Delivered by', ja: '納品者' },
      { zh: '收货人', en: 'Received by', ja: '受領者' },
    ],
    note: {
      zh: '扫描二维码可查看单据中各设备的序列号档案。',
      en: 'The code leads to the passports of the devices on this slip.',
      ja: '二次元コードから、本票に記載の機器の履歴書をご覧いただけます。',
    },
  },
};
