/** How many bank accounts a person or a company may keep. */
export const BANK_ACCOUNTS_MAX = 20;

/** Of an account in Japan, as its banks number them: ordinary, current, savings. */
export const BANK_ACCOUNT_TYPE = { ordinary: 1, current: 2, savings: 4 } as const;
