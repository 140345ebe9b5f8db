import { trackingUrl } from './carriers.js';

describe('where a parcel is followed', () => {
  it('is its carrier’s page with the number, however it is written', () => {
    expect(trackingUrl(1, '1234-5678-9012')).toBe(
      'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=123456789012',
    );
    expect(trackingUrl(22, ' ７８９ ')).toBe('https://www.fedex.com/fedextrack/?trknbr=789');
    expect(trackingUrl(23, 'a&b=c')).toBe('https://www.ups.com/track?tracknum=a%26b%3Dc');
  });

  it('is nowhere for what is fetched, for other carriers and without a number', () => {
    for (const [carrier, code] of [
      [0, '1'],
      [99, '1'],
      [1, ''],
      [1, ' - '],
      [77, '1'],
    ] as const)
      expect(trackingUrl(carrier, code)).toBeNull();
  });
});
