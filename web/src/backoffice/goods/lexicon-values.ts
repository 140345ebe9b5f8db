import type { LexiconGroup } from '@fovea/shared-types/goods/lexicon.dto';

export const KIND = { thing: '1', maker: '2', condition: '3' } as const;

/** Spellings stand one on each line. */
export interface LexiconValues {
  kind: string | null;
  conditions: string[];
  terms_c: string;
  terms_e: string;
  terms_j: string;
  status: boolean;
}

export const NEW_GROUP: LexiconValues = {
  kind: KIND.thing,
  conditions: [],
  terms_c: '',
  terms_e: '',
  terms_j: '',
  status: true,
};

export const lexiconValues = (group: LexiconGroup): LexiconValues => ({
  kind: String(group.kind),
  conditions: group.conditions.map(String),
  terms_c: group.terms_c.join('\n'),
  terms_e: group.terms_e.join('\n'),
  terms_j: group.terms_j.join('\n'),
  status: group.status === 1,
});

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The values as both calls take them. */
export const lexiconFields = (values: LexiconValues) => ({
  kind: Number(values.kind),
  conditions: values.kind === KIND.condition ? values.conditions.map(Number) : [],
  terms_c: linesOf(values.terms_c),
  terms_e: linesOf(values.terms_e),
  terms_j: linesOf(values.terms_j),
  status: values.status ? 1 : 0,
});
