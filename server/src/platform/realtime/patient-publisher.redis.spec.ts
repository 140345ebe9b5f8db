import { createClient } from 'redis';
import { hasRedis, type RedisServer, startRedis } from '../../../../test/support/redis-server.js';
import { patientPublisher } from './patient-publisher.js';
import type { RedisClient } from '../redis/redis-connection.js';

const describeIt = hasRedis ? describe : describe.skip;

describeIt('a patient publisher', () => {
  let redis: RedisServer;
  let client: RedisClient;
  beforeAll(async () => {
    redis = await startRedis();
    client = createClient({ url: redis.url, disableOfflineQueue: true });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterAll(async () => {
    client.destroy();
    await redis.stop();
  });

  it('passes everything on, and gives a message up that Redis does not take', async () => {
    const publisher = patientPublisher(client);
    expect(await publisher.ping()).toBe('PONG');
    expect(await publisher.publish('somewhere', 'received by nobody')).toBe(0);
    expect(await publisher.xAdd('stream', '*', { word: 'kept' })).toMatch(/^\d+-\d+$/);
    await redis.stop();
    await expect(client.publish('somewhere', 'lost')).rejects.toThrow();
    expect(await publisher.publish('somewhere', 'lost')).toBe(0);
    expect(await publisher.xAdd('stream', '*', { word: 'lost' })).toBe('');
    await expect(publisher.ping()).rejects.toThrow();
  });

  it('keeps nothing for a Redis that is away', async () => {
    const patient = createClient({ url: 'redis://127.0.0.1:1' });
    patient.on('error', () => undefined);
    const connecting = patient.connect();
    const publisher = patientPublisher(patient);
    expect(await publisher.publish('somewhere', 'lost')).toBe(0);
    expect(await publisher.xAdd('stream', '*', { word: 'lost' })).toBe('');
    patient.destroy();
    await expect(connecting).rejects.toThrow();
  });
});
