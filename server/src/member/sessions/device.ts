/** A device as its user agent names it; null where it is unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  isMobile: boolean;
}

type Mark = readonly [mark: RegExp, name: string];

/** In this order: most browsers also call themselves Chrome, and all but Firefox call themselves Safari. */
const BROWSERS: readonly Mark[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:QQBrowser|MQQBrowser)\//, 'QQ Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly Mark[] = [
  [/\b(?:OpenHarmony|HarmonyOS)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (marks: readonly Mark[], userAgent: string): string | null =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return {
    browser: nameOf(BROWSERS, text),
    system: nameOf(SYSTEMS, text),
    isMobile: /\b(?:Mobile|Android|iPad|iPhone|iPod)\b/.test(text),
  };
}

/** "Chrome, Windows"; without any name what the agent wrote, cut short. */
export function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  const names = [browser, system].filter((name) => name !== null);
  return names.length > 0 ? names.join(', ') : (userAgent ?? '').slice(0, 60) || '-';
}
