import type { UserDetail } from '@fovea/shared-types/rbac/user.dto';
import { plainText } from '../../kit/form/use-form';

/** What the form of a user holds; the password only of a new one. */
export interface UserValues {
  username: string;
  email: string;
  area_code: string | null;
  phone: string;
  password: string;
  role_ids: string[];
  dept_id: string | null;
  /** Why the person is given duties that conflict. */
  reason: string;
}

export const newUser = (areaCode: string | null): UserValues => ({
  username: '',
  email: '',
  area_code: areaCode,
  phone: '',
  password: '',
  role_ids: [],
  dept_id: null,
  reason: '',
});

/** @param areaCode offered where the person has no phone yet */
export const userValues = (user: UserDetail, areaCode: string | null): UserValues => ({
  username: user.username,
  email: user.email,
  area_code: user.area_code ?? areaCode,
  // The server keeps the whole number; the form shows the part behind the area code.
  phone: (user.phone ?? '').replace(user.area_code ?? '', ''),
  password: '',
  role_ids: user.role_ids.map(String),
  dept_id: user.dept_id,
  reason: '',
});

const fieldsOf = ({ username, email, role_ids, dept_id, reason }: UserValues) => ({
  username: username.trim(),
  email: email.trim(),
  role_ids: role_ids.map(Number),
  dept_id,
  reason: reason.trim() === '' ? undefined : reason.trim(),
});

/** @returns null for nobody's phone */
const phoneOf = ({ area_code, phone }: UserValues) =>
  plainText(phone) === '' ? null : { area_code: area_code ?? undefined, phone: plainText(phone) };

export const newUserFields = (values: UserValues) => ({ ...fieldsOf(values), ...phoneOf(values) });

/** A phone that was emptied is taken away; roles that were left alone are not sent. */
export const changedUserFields = (values: UserValues, held: readonly number[]) => ({
  ...fieldsOf(values),
  role_ids: isHeld(values.role_ids, held) ? undefined : values.role_ids.map(Number),
  ...(phoneOf(values) ?? { phone: null }),
});

/** Whether these are the roles that the person has already. */
export const isHeld = (ids: readonly string[], held: readonly number[]): boolean =>
  ids.length === held.length && held.every((id) => ids.includes(String(id)));
