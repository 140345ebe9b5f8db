import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import { formatCountry } from '../../lib/format';

/** Where an order goes, line by line. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const lines = [
    [address.name],
    [address.mobile, address.telephone],
    [address.postal_code, address.province, address.city, address.district],
    [address.street, address.house_number, address.building],
    [formatCountry(address.country)],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return <address>{lines.map((line) => line !== '' && <div key={line}>{line}</div>)}</address>;
}
