/** Lengths of the texts, in characters. */
export const QUESTION_MAX = 500;
export const ANSWER_MAX = 2000;

export const QUESTION_STATUS = { waiting: 1, answered: 2, hidden: 3 } as const;
