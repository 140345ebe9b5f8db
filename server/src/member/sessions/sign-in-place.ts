import { networkOf } from '../../platform/limits/network-of.js';
import { deviceText } from './device.js';

export interface SignInPlace {
  user_agent: string | null;
  client_address: string | null;
}

/** Both the kind of device and the network were seen before, not necessarily together. */
export function isKnownPlace(seen: readonly SignInPlace[], now: SignInPlace): boolean {
  const device = deviceText(now.user_agent);
  const network = networkOf(now.client_address ?? '');
  return (
    seen.some(({ user_agent }) => deviceText(user_agent) === device) &&
    seen.some(({ client_address }) => networkOf(client_address ?? '') === network)
  );
}
