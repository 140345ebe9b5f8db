import type { RedisClient } from '../redis/redis-connection.js';

/**
 * The client as the socket adapter needs it: a message that Redis cannot take now is given up, never kept for later.
 * The adapter (0.3.1) publishes without looking at the promise, so a Redis lost in that moment would end the process,
 * and notifies this node's own sockets only once Redis has accepted the message. What did not cross is found by comparing
 * with the database a second later.
 */
export function patientPublisher(client: RedisClient): RedisClient {
  const ifTaken = async <Taken, Given>(send: () => Promise<Taken>, given: Given): Promise<Taken | Given> =>
    client.isReady ? send().catch(() => given) : given; // that Redis is away is reported by the client's own errors
  return new Proxy(client, {
    get(target, name) {
      if (name === 'publish')
        return (...message: Parameters<RedisClient['publish']>) =>
          ifTaken(() => target.publish(...message), 0);
      if (name === 'xAdd')
        return (...entry: Parameters<RedisClient['xAdd']>) => ifTaken(() => target.xAdd(...entry), '');
      const value: unknown = Reflect.get(target, name, target);
      // Bound, because the client's methods reach for private fields a proxy does not have.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
