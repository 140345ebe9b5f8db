/** An order that was received; its buyer's review, in the buyer's own language, where there is one yet. */
export interface DemoSale {
  goodsSn: string;
  /** The part of the address before the @. */
  buyer: string;
  receivedDaysAgo: number;
  evaluation?: DemoEvaluation;
}

export interface DemoEvaluation {
  star: 1 | 2 | 3 | 4 | 5;
  comment: string;
  reply?: string;
  /** Hidden by the platform. */
  hideReason?: string;
}

const sale = (
  goodsSn: string,
  buyer: string,
  receivedDaysAgo: number,
  evaluation?: DemoEvaluation,
): DemoSale => ({ goodsSn, buyer, receivedDaysAgo, ...(evaluation === undefined ? {} : { evaluation }) });

/** Finished sales of the last months, the oldest first. */
export const sales: readonly DemoSale[] = [
  sale('FV-OCT-0002', 'bidder7', 84, {
    star: 5,
    comment:
      '検査室の入れ替えで購入しました。据え付けの際に技術者の方が画質の確認まで付き合ってくださり、初日から健診に使えています。画面端のわずかな焼き付きも説明のとおりで、納得して購入できました。',
    reply: 'ご購入ありがとうございます。半年後の点検も承りますので、お気軽にご連絡ください。',
  }),
  sale('FV-REF-0008', 'bidder11', 71, {
    star: 5,
    comment:
      'Came in four crates with every cable labelled, so two of us had the unit standing in an afternoon. The chair lifts smoothly and quietly. The arm has one small chip, exactly where the listing showed it.',
    reply: 'Thank you for sending the photograph of the finished room. Spare fuses are on their way.',
  }),
  sale('FV-GEN-0005', 'bidder3', 66, {
    star: 5,
    comment: '转速稳，噪音比我们原来那台小很多。随机附了校验记录，验收时省了不少事。',
  }),
  sale('FV-GEN-0005', 'bidder9', 63, {
    star: 1,
    comment: '东西没到货我就先打一星，有问题加我微信聊。',
    hideReason: '评价时尚未使用商品，并留有私人联系方式。',
  }),
  sale('FV-GEN-0007', 'bidder10', 58, {
    star: 4,
    comment:
      '処置室用に購入しました。明るさは十分で、アームも思った位置で止まります。電源プラグが中国仕様だったので、変換プラグを用意する必要がありました。',
    reply: '感谢反馈。发往日本的订单今后会随机附上转换插头。',
  }),
  sale('FV-SLT-0007', 'bidder6', 49, {
    star: 4,
    comment: '五档倍率切换顺畅，光斑边缘干净。台面有一处掉漆，不过卖家照片里已经拍清楚了，价格也对得起。',
  }),
  sale('FV-REF-0007', 'bidder12', 45, {
    star: 3,
    comment: '屏幕亮度均匀，视标也全。遥控器反应稍慢，切换要等一秒左右，所以给三星。',
    reply: '您好，遥控器的新固件已经发到您的邮箱，更新后切换会快很多。',
  }),
  sale('FV-PRT-0001', 'bidder8', 41, {
    star: 5,
    comment:
      'A clean 20 dioptre lens at half the price of a new one. No scratches, the coating is even, and it arrived in its original case.',
  }),
  sale('FV-FUN-0004', 'bidder2', 37, {
    star: 5,
    comment:
      'We take it along on home visits. It focuses by itself even on restless patients, and the battery lasts a whole round. The seller sent sample pictures before we bought, and ours look the same.',
  }),
  sale('FV-PRT-0003', 'bidder9', 33, {
    star: 5,
    comment: '镜面没有划痕，边缘也没有崩口，盒子是新的。问了消毒方法，客服回复得很细。',
    reply: '谢谢支持！消毒后请自然晾干，不要用酒精擦镜面。',
  }),
  sale('FV-PRT-0003', 'bidder7', 28, {
    star: 4,
    comment:
      '中国からの発送で少し心配でしたが、梱包が丁寧でレンズに傷はありませんでした。説明書が中国語だけなのが惜しいです。',
  }),
  sale('FV-REF-0008', 'bidder1', 26, {
    star: 5,
    comment:
      '移転開業に合わせて購入しました。搬入の日時を細かく相談でき、設置まで予定どおりに終わりました。椅子の動きも静かで、患者さんに好評です。',
    reply: 'ご開業おめでとうございます。ご不明な点はいつでもお問い合わせください。',
  }),
  sale('FV-PRT-0005', 'bidder6', 22, {
    star: 5,
    comment: '型号完全对得上，换上就能用，比原厂便宜不少。发货快，包装也扎实。',
  }),
  sale('FV-PRT-0005', 'bidder5', 17, {
    star: 4,
    comment:
      'The right bulbs, well padded. One corner of the box was crushed on the way, but all five work. I would buy them again.',
    reply: 'Thank you. We have moved to stronger boxes for shipments overseas.',
  }),
  sale('FV-PRT-0005', 'bidder4', 12, {
    star: 5,
    comment:
      '診療中に電球が切れて困っていましたが、翌々日に届きました。明るさも色味も純正と変わらず、5個入りなので当分安心です。',
  }),
  sale('FV-FUN-0004', 'bidder1', 6),
  sale('FV-GEN-0007', 'bidder1', 5),
  sale('FV-PRT-0003', 'bidder2', 4),
  sale('FV-PRT-0001', 'bidder2', 3),
  sale('FV-PRT-0005', 'bidder1', 2),
];
