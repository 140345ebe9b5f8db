import { deviceOf, deviceText } from './device.js';
import { deviceHash, isKnownPlace, knownPlace } from './sign-in-place.js';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

describe('devices', () => {
  it.each([
    [WINDOWS_CHROME, 'Chrome', 'Windows', false],
    [`${WINDOWS_CHROME} Edg/143.0.0.0`, 'Edge', 'Windows', false],
    [IPHONE_SAFARI, 'Safari', 'iOS', true],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'macOS',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.60',
      'WeChat',
      'Android',
      true,
    ],
    ['curl/8.15.0', null, null, false],
    ['', null, null, false],
  ])('are named by %s', (userAgent, browser, system, isMobile) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, isMobile });
  });

  it('are written in one line, also those nobody knows', () => {
    expect(deviceText(IPHONE_SAFARI)).toBe('Safari, iOS');
    expect(deviceText('curl/8.15.0')).toBe('curl/8.15.0');
    expect(deviceText(null)).toBe('-');
  });
});

describe('the place of a sign-in', () => {
  const seen = [
    {
      user_agent: WINDOWS_CHROME,
      client_address: '192.0.2.7',
      device_hash: deviceHash('a browser of their own'),
    },
    { user_agent: IPHONE_SAFARI, client_address: '2001:db8:1:2::9', device_hash: null },
  ];
  const from = (userAgent: string, clientAddress: string) => isKnownPlace(seen, { userAgent, clientAddress });

  it('is recognised by device and network, whatever the version of the browser', () => {
    expect(from(WINDOWS_CHROME.replace('143', '151'), '192.0.2.7')).toBe(true);
    expect(from(IPHONE_SAFARI, '2001:db8:1:2:aa::1')).toBe(true);
  });

  it('is new with a new device or a new network', () => {
    expect(from(WINDOWS_CHROME, '198.51.100.1')).toBe(false);
    expect(from('curl/8.15.0', '192.0.2.7')).toBe(false);
    expect(isKnownPlace([], { userAgent: WINDOWS_CHROME, clientAddress: '192.0.2.7' })).toBe(false);
  });

  it('has a budget of tries by the very browser, else by its network, else that of strangers', () => {
    const place = (device: string | null, clientAddress: string) =>
      knownPlace(seen, { device, clientAddress });
    expect(place('a browser of their own', '198.51.100.1')).toMatchObject({ isDevice: true });
    expect(place('another browser', '2001:db8:1:2:aa::1')).toEqual({
      budget: 'network 2001:db8:1:2::/64',
      isDevice: false,
    });
    expect(place(null, '198.51.100.1')).toBeNull();
    expect(place('another browser', '198.51.100.1')).toBeNull();
  });
});
