import type { RedisClient } from '../redis/redis-connection.js';

/**
 * The client as the socket adapter needs it: a message that Redis did not take is given up. The adapter (0.3.1)
 * publishes without looking at the promise, so a Redis lost in that moment would end the process; what did not cross
 * is found by comparing with the database a second later.
 */
export function patientPublisher(client: RedisClient): RedisClient {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'publish')
        return (...message: Parameters<RedisClient['publish']>) => target.publish(...message).catch(() => 0); // that Redis is away is told by the client's own errors
      const value: unknown = Reflect.get(target, name, target);
      // Bound, because the client's methods reach for private fields a proxy does not have.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
