import { createHash } from 'node:crypto';
import type { Caller } from '../../platform/kernel/caller.js';
import { networkOf } from '../../platform/limits/network-of.js';
import { deviceText } from './device.js';

export interface SignInPlace {
  user_agent: string | null;
  client_address: string | null;
  /** Of the name by which the browser calls itself. */
  device_hash: Buffer | null;
}

/** A place from where somebody signed in before, as the name of its own budget of tries. */
export interface KnownPlace {
  budget: string;
  isDevice: boolean;
}

/** What is kept of a browser's name: by the name itself it could be posed as. */
export const deviceHash = (device: string | null): Buffer | null =>
  device === null ? null : createHash('sha256').update(device).digest();

/** Both the kind of device and the network were seen before, not necessarily together. */
export function isKnownPlace(
  seen: readonly SignInPlace[],
  now: Pick<Caller, 'userAgent' | 'clientAddress'>,
): boolean {
  const device = deviceText(now.userAgent);
  return (
    seen.some(({ user_agent }) => deviceText(user_agent) === device) &&
    isKnownNetwork(seen, now.clientAddress)
  );
}

/** The very browser, or at least the network; null for a stranger. */
export function knownPlace(
  seen: readonly SignInPlace[],
  now: Pick<Caller, 'device' | 'clientAddress'>,
): KnownPlace | null {
  const device = deviceHash(now.device);
  if (device !== null && seen.some(({ device_hash }) => device_hash?.equals(device)))
    return { budget: `device ${device.toString('hex')}`, isDevice: true };
  if (isKnownNetwork(seen, now.clientAddress))
    return { budget: `network ${networkOf(now.clientAddress)}`, isDevice: false };
  return null;
}

const isKnownNetwork = (seen: readonly SignInPlace[], address: string): boolean =>
  seen.some(({ client_address }) => networkOf(client_address ?? '') === networkOf(address));
