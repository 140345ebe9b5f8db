import type { Language } from '@fovea/shared-types/language';

/** Why an address that somebody opened in a browser shows nothing else. */
export type FailureKind = 'missing' | 'refused' | 'busy' | 'failed' | 'provider';

export const FAILURE_ACTIONS = ['again', 'home', 'other_way', 'balance'] as const;
export type FailureActionName = (typeof FAILURE_ACTIONS)[number];

interface FailurePageTexts {
  titles: Readonly<Record<FailureKind, string>>;
  /** Of a refusal the error itself has a text. */
  texts: Readonly<Record<Exclude<FailureKind, 'refused'>, string>>;
  actions: Readonly<Record<FailureActionName, string>>;
  /** Before the number by which support finds the request. */
  reference: string;
}

const TEXTS: Readonly<Record<Language, FailurePageTexts>> = {
  zh: {
    titles: {
      missing: '页面不存在或链接已过期',
      refused: '无法打开此页面',
      busy: '请求过于频繁',
      failed: '页面暂时无法显示',
      provider: '暂时无法打开支付页面',
    },
    texts: {
      missing: '文件和单据的链接仅在短时间内有效。请回到原页面重新打开。',
      busy: '请稍候片刻再重试。',
      failed: '系统出现问题，请稍后重试。',
      provider: '支付服务商目前没有响应，尚未扣款。请稍后重试，或改用其他支付方式。',
    },
    actions: { again: '重试', home: '返回首页', other_way: '更换支付方式', balance: '返回我的余额' },
    reference: '编号：',
  },
  en: {
    titles: {
      missing: 'This page does not exist, or its link has expired',
      refused: 'This page cannot be opened',
      busy: 'Too many requests',
      failed: 'This page cannot be shown right now',
      provider: 'The payment page cannot be opened right now',
    },
    texts: {
      missing:
        'Links to files and documents work for a short time only. Please open it again from the page where you found it.',
      busy: 'Please wait a moment, then try again.',
      failed: 'Something went wrong on our side. Please try again in a moment.',
      provider:
        'The payment provider is not responding, and you have not been charged. Please try again in a moment, or pay another way.',
    },
    actions: {
      again: 'Try again',
      home: 'Go to the home page',
      other_way: 'Pay another way',
      balance: 'Back to my balance',
    },
    reference: 'Reference: ',
  },
  ja: {
    titles: {
      missing: 'ページが存在しないか、リンクの有効期限が切れています',
      refused: 'このページを開けません',
      busy: 'アクセスが集中しています',
      failed: 'ページを表示できません',
      provider: 'お支払いページを開けません',
    },
    texts: {
      missing: 'ファイルや書類のリンクは短時間のみ有効です。元のページからもう一度開いてください。',
      busy: 'しばらくしてから、もう一度お試しください。',
      failed: 'システムに問題が発生しました。しばらくしてから、もう一度お試しください。',
      provider:
        '決済会社からの応答がありません。代金は請求されていません。しばらくしてからもう一度お試しいただくか、別のお支払い方法をご利用ください。',
    },
    actions: {
      again: 'もう一度試す',
      home: 'トップページへ',
      other_way: '別の方法で支払う',
      balance: '残高に戻る',
    },
    reference: 'お問い合わせ番号：',
  },
};

export const failurePageTexts = (language: Language): FailurePageTexts => TEXTS[language];
