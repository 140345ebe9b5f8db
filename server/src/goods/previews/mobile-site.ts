import { isPhone } from './visitor.js';

/**
 * Where a phone reads about goods: the configured address and no other, for the number of the goods only ever is the value
 * of a parameter.
 * @param site MOBILE_SITE_URL, an http or https address
 * @param goodsSn of goods that exist, as the database writes it
 * @returns null for everything but a phone, and where no mobile site is set
 */
export function mobileAddress(
  site: string | undefined,
  userAgent: string | null | undefined,
  goodsSn: string,
): string | null {
  if (site === undefined || !isPhone(userAgent)) return null;
  const address = new URL(site);
  address.searchParams.set('goods_sn', goodsSn);
  return address.toString();
}
