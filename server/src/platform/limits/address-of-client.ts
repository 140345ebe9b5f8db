import type { IncomingHttpHeaders } from 'node:http';

/**
 * Who calls, for what Fastify does not see: of X-Forwarded-For as many entries count, from its end, as proxies of ours
 * stand in front.
 */
export function addressOfClient(
  headers: IncomingHttpHeaders,
  peer: string,
  { trustProxy }: { trustProxy: number },
): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustProxy === 0 || typeof forwarded !== 'string') return peer;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops.at(-Math.min(trustProxy, hops.length)) || peer;
}
