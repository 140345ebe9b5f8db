import { isOwnOrigin } from './own-origin.js';

const may = (origin: string | undefined, publicUrl: string | null, host = 'shop.example') =>
  isOwnOrigin(
    { ...(origin === undefined ? {} : { origin }), host },
    { publicUrl: publicUrl ?? 'http://localhost:3000', hasPublicUrl: publicUrl !== null },
  );

describe('the origin of a page that opens a socket', () => {
  it.each([
    ['no page at all', undefined, 'https://shop.example', true],
    ['a page of ours', 'https://shop.example', 'https://shop.example/fovea', true],
    ['a page of another site', 'https://evil.example', 'https://shop.example', false],
    ['a page of ours that came by http', 'http://shop.example', 'https://shop.example', false],
    ['another port', 'https://shop.example:8443', 'https://shop.example', false],
    ['a name that only begins like ours', 'https://shop.example.evil.example', 'https://shop.example', false],
    ['a page in a sandbox', 'null', 'https://shop.example', false],
    ['this machine under its other name', 'http://127.0.0.1:3000', 'http://localhost:3000', true],
    ['another port of this machine', 'http://127.0.0.1:3001', 'http://localhost:3000', false],
    ['the requested address, where no other is set', 'http://shop.example', null, true],
    ['another site, where no address is set', 'http://evil.example', null, false],
  ])('is judged: %s', (_what, origin, publicUrl, expected) => {
    expect(may(origin, publicUrl)).toBe(expected);
  });
});
