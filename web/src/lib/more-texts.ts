/** One small file per language and namespace; a page loads its own, as it declares them. */
export type TextFiles = Readonly<Record<string, () => Promise<Record<string, string>>>>;

/** The texts of all other pages: a table that grows with every page, and which the first page does without. */
export const moreTexts: TextFiles = import.meta.glob<Record<string, string>>(
  ['../locales/*/*.json', '!../locales/*/{auction,common,evaluation,goods,home,questions}.json'],
  { import: 'default' },
);
