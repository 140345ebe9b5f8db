import type { IncomingHttpHeaders } from 'node:http';

/**
 * The client's address, for code outside Fastify: counts as many entries of X-Forwarded-For, from its end, as
 * there are proxies of ours.
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
