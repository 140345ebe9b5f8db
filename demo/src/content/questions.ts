/** A question about goods on sale, in the asker's own language, and the seller's answer. */
export interface DemoQuestion {
  goodsSn: string;
  /** The part of the address before the @. */
  asker: string;
  hoursAgo: number;
  question: string;
  answer?: string;
}

export const questions: readonly DemoQuestion[] = [
  {
    goodsSn: 'FV-REF-0003',
    asker: 'bidder2',
    hoursAgo: 130,
    question: 'Is the software licence tied to the clinic that owned it, or can it be moved to ours?',
    answer:
      'It can be moved. The dongle is included, and we sign the form with which the maker registers it in your name.',
  },
  {
    goodsSn: 'FV-REF-0003',
    asker: 'bidder9',
    hoursAgo: 80,
    question: '请问可以导出DICOM到我们现有的PACS吗？需要另外购买模块吗？',
    answer: '可以，DICOM输出已经启用，不需要另外购买。发货前我们可以协助测试连接。',
  },
  {
    goodsSn: 'FV-FUN-0002',
    asker: 'bidder4',
    hoursAgo: 60,
    question: '設置に必要な奥行きと、付属の台のサイズを教えてください。',
    answer: '本体の奥行きは48cmです。台は付属しませんが、奥行き55cm以上の光学台なら余裕をもって置けます。',
  },
  {
    goodsSn: 'FV-LAS-0007',
    asker: 'bidder10',
    hoursAgo: 26,
    question: '低出力側の校正を行ってから引き渡していただくことは可能でしょうか。',
  },
  {
    goodsSn: 'FV-REF-0008',
    asker: 'bidder8',
    hoursAgo: 9,
    question: 'Does the chair run on 200 V as well, or would we need a transformer?',
  },
  {
    goodsSn: 'FV-LAS-0003',
    asker: 'bidder6',
    hoursAgo: 4,
    question: '可以发货到上海吗？运费和清关大概需要多久？',
  },
];
