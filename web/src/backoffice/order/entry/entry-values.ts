import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import type {
  AdminOrderQuoteRequest,
  NewCustomer,
  OrderAddressRequest,
} from '@fovea/shared-types/order/order-entry.dto';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import { plainText } from '../../../kit/form/use-form';

export interface EntryLine {
  goods_id: number;
  goods_name: string;
  /** As it was typed: null for what is no number. */
  quantity: number | null;
}

export const ADDRESS_FIELDS = [
  'name',
  'country',
  'postal_code',
  'province',
  'city',
  'district',
  'street',
  'house_number',
  'building',
  'mobile',
  'telephone',
] as const satisfies ReadonlyArray<keyof OrderAddress>;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export const NEEDED: ReadonlySet<AddressField> = new Set(['name', 'country', 'city', 'street']);

export interface EntryValues extends Record<Exclude<AddressField, 'country'>, string> {
  buyer: string | null;
  /** The customer has no account yet: one is opened with the four fields below. */
  is_new: boolean;
  username: string;
  email: string;
  company_name: string;
  language: string | null;
  country: string | null;
  lines: EntryLine[];
  /** Null: what is offered first. */
  delivery: string | null;
  /** Null: the customer chooses when paying. */
  pay: string | null;
  remark: string;
}

const NOWHERE: OrderAddress = {
  name: '',
  country: '',
  postal_code: null,
  province: null,
  city: '',
  district: null,
  street: '',
  house_number: null,
  building: null,
  mobile: null,
  telephone: null,
};

/** An address in the fields of the form; nothing leaves them empty. */
export function addressValues(address: OrderAddress | null): Pick<EntryValues, AddressField> {
  const { country, ...texts } = address ?? NOWHERE;
  return {
    country: country === '' ? null : country,
    name: texts.name,
    city: texts.city,
    street: texts.street,
    postal_code: texts.postal_code ?? '',
    province: texts.province ?? '',
    district: texts.district ?? '',
    house_number: texts.house_number ?? '',
    building: texts.building ?? '',
    mobile: texts.mobile ?? '',
    telephone: texts.telephone ?? '',
  };
}

/** The initial values of a new order: empty, or those of an earlier one. */
export const firstValues = (earlier: AdminOrderDetail | null, language: Language): EntryValues => ({
  ...addressValues(earlier?.address ?? null),
  buyer: earlier === null ? null : String(earlier.buyer_id),
  ...{ is_new: false, username: '', email: '', company_name: '', language },
  lines: (earlier?.items ?? []).map(({ goods_id, goods_name, quantity }) => ({
    goods_id,
    goods_name,
    quantity,
  })),
  delivery: null,
  pay: null,
  remark: '',
});

export const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && quantity >= 1 && quantity <= CART_QUANTITY_MAX;

/** What there is to be priced; null as long as there is nothing. */
export function quoteRequest(
  { buyer, is_new, lines, country, postal_code, delivery }: EntryValues,
  search: string | null,
): AdminOrderQuoteRequest | null {
  const hasNoBuyer = buyer === null && !is_new;
  const pieces = lines.flatMap(({ goods_id, quantity }) =>
    isQuantity(quantity) ? [{ goods_id, quantity }] : [],
  );
  if (hasNoBuyer || lines.length === 0 || pieces.length < lines.length) return null;
  return {
    ...(!is_new && { buyer_id: Number(buyer) }),
    lines: pieces,
    ...(search !== null && !is_new && { search }),
    ...(country !== null && { country }),
    ...(postal_code.trim() !== '' && { postal_code: postal_code.trim() }),
    ...(delivery !== null && { delivery_type: Number(delivery) }),
  };
}

/** A customer without an account; null: an account was chosen. */
export function newcomerOf({
  is_new,
  username,
  email,
  company_name,
  language,
}: EntryValues): NewCustomer | null {
  if (!is_new) return null;
  const company = company_name.trim();
  return {
    ...{ username: username.trim(), email: plainText(email) },
    language: LANGUAGES.find((one) => one === language) ?? 'en',
    ...(company !== '' && { company_name: company }),
  };
}

export function addressRequest(values: EntryValues): OrderAddressRequest {
  const written: Partial<Record<AddressField, string>> = {};
  for (const name of ADDRESS_FIELDS) {
    const text = values[name]?.trim();
    if (text) written[name] = text;
  }
  return {
    ...written,
    name: written.name ?? '',
    country: written.country ?? '',
    city: written.city ?? '',
    street: written.street ?? '',
  };
}
