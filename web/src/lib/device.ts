import { newRequestId } from './request-id';

const KEPT = 'fovea_device';

/**
 * The server recognises the browser by this name: a person who signed in from it before is not slowed by
 * strangers.
 */
export function deviceName(): string {
  const kept = localStorage.getItem(KEPT);
  if (kept !== null) return kept;
  const name = newRequestId();
  localStorage.setItem(KEPT, name);
  return name;
}
