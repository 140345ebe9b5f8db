import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../config/env.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page may open sockets here: one of PUBLIC_URL, or, where none is set, of the requested address. A
 * client without an origin is no page. The names of this machine are equivalent.
 */
export function isOwnOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  env: Pick<Env, 'publicUrl' | 'hasPublicUrl'>,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (!env.hasPublicUrl) return from.host === host;
  const own = new URL(env.publicUrl);
  return (
    from.origin === own.origin ||
    (from.protocol === own.protocol &&
      from.port === own.port &&
      LOOPBACK.has(from.hostname) &&
      LOOPBACK.has(own.hostname))
  );
}
