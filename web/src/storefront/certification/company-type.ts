import type { MERCHANT_TYPE } from '@fovea/shared-types/states';

/** The kinds of merchants by their number on the wire. */
export const COMPANY_TYPES = [
  { value: 1, label: 'type.person' },
  { value: 2, label: 'type.company' },
  { value: 3, label: 'type.hospital' },
  { value: 4, label: 'type.maker' },
] as const satisfies ReadonlyArray<{
  value: (typeof MERCHANT_TYPE)[keyof typeof MERCHANT_TYPE];
  label: `type.${keyof typeof MERCHANT_TYPE}`;
}>;

/** An unknown kind is shown as some company. */
export const typeLabel = (type: number): (typeof COMPANY_TYPES)[number]['label'] =>
  COMPANY_TYPES.find(({ value }) => value === type)?.label ?? 'type.company';
