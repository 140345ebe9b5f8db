import type { UserDetail } from '@fovea/shared-types/rbac/user.dto';

/** What the form of a user holds; the password only of a new one. */
export interface UserValues {
  username: string;
  email: string;
  area_code: string | null;
  phone: string;
  password: string;
  role_ids: string[];
  dept_id: string | null;
}

export const newUser = (areaCode: string | null): UserValues => ({
  username: '',
  email: '',
  area_code: areaCode,
  phone: '',
  password: '',
  role_ids: [],
  dept_id: null,
});

export const userValues = (user: UserDetail): UserValues => ({
  username: user.username,
  email: user.email,
  area_code: user.area_code,
  // The server keeps the whole number; the form shows the part behind the area code.
  phone: (user.phone ?? '').replace(user.area_code ?? '', ''),
  password: '',
  role_ids: user.role_ids.map(String),
  dept_id: user.dept_id,
});

/** The values as both calls take them; a person without a phone has none. */
export const userFields = ({ username, email, area_code, phone, role_ids, dept_id }: UserValues) => ({
  username: username.trim(),
  email: email.trim(),
  ...(phone.trim() === '' || area_code === null ? {} : { area_code, phone: phone.trim() }),
  role_ids: role_ids.map(Number),
  dept_id,
});
