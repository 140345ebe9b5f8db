import type { TFunction } from 'i18next';

type Translate = TFunction<'bank'>;

const KINDS = { 1: 'line.kind_1', 2: 'line.kind_2', 3: 'line.kind_3' } as const;

/** What a line of a bank is. */
export const kindText = (t: Translate, kind: number): string =>
  t(KINDS[kind as keyof typeof KINDS] ?? KINDS[1]); // the server gives no other

const FAULTS = [
  'kind',
  'amount',
  'day',
  'reference',
  'outcome',
  'pending',
  'account',
  'currency',
  'count',
  'total',
  'balance',
  'gap',
  'implausible',
] as const;

/** What is wrong with a row of a bank's file. */
export function faultText(t: Translate, fault: string): string {
  const known = FAULTS.find((one) => one === fault) ?? 'kind';
  return t(`fault.${known}`);
}
