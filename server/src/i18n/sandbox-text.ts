import type { Language } from '@fovea/shared-types/language';

interface SandboxTexts {
  title: string;
  notice: string;
  pay: string;
  decline: string;
}

/** Texts of the page of the payment sandbox. */
const TEXTS: Readonly<Record<Language, SandboxTexts>> = {
  zh: {
    title: '支付测试页面',
    notice: '这是测试环境，不会扣取任何真实款项。',
    pay: '付款',
    decline: '拒绝付款',
  },
  en: {
    title: 'Test payment',
    notice: 'This is a sandbox: no real money is taken.',
    pay: 'Pay',
    decline: 'Decline',
  },
  ja: {
    title: 'テスト決済',
    notice: 'これはテスト環境です。実際の請求は発生しません。',
    pay: '支払う',
    decline: '支払わない',
  },
};

export const sandboxTexts = (language: Language): SandboxTexts => TEXTS[language];
