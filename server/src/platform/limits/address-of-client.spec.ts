import { addressOfClient } from './address-of-client.js';

const peer = '10.0.0.1';
const of = (forwarded: string | undefined, trustProxy: number) =>
  addressOfClient(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, peer, { trustProxy });

describe('the address of a client', () => {
  it.each([
    ['the client’s own header without a proxy', '192.0.2.9', 0, peer],
    ['a proxy that says nothing', undefined, 1, peer],
    ['one proxy', '192.0.2.9', 1, '192.0.2.9'],
    ['what the client put before it', '198.51.100.1, 192.0.2.9', 1, '192.0.2.9'],
    ['two proxies', '198.51.100.1, 192.0.2.9, 10.0.0.2', 2, '192.0.2.9'],
    ['fewer entries than proxies', '192.0.2.9', 2, '192.0.2.9'],
    ['an empty entry', '', 1, peer],
  ])('with %s', (_what, forwarded, trustProxy, expected) => {
    expect(of(forwarded, trustProxy)).toBe(expected);
  });
});
