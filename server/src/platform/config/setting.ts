import { resolve } from 'node:path';

/** One setting: how its text is parsed, its default, and its line of documentation. */
export interface Setting<T> {
  name: string;
  group: string;
  meaning: string;
  /** What the example file shows; '' for a setting that has no default. */
  shown: string;
  isSecret?: boolean;
  /** `text` is undefined when the setting is absent or empty; throws WrongValue with what is expected instead. */
  read(text: string | undefined): T;
}

/** What was expected instead: `must be …` is put before it. */
export class WrongValue extends Error {}

type SettingTexts = { name: string; group: string; meaning: string; isSecret?: boolean };

export const text = <D extends string | undefined>(
  texts: SettingTexts,
  fallback: D,
): Setting<string | D> => ({
  ...texts,
  shown: fallback ?? '',
  read: (given) => given ?? fallback,
});

export const integer = (
  texts: SettingTexts,
  fallback: number,
  least: number,
  most: number,
): Setting<number> => ({
  ...texts,
  shown: String(fallback),
  read: (given) => {
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= least && value <= most) return value;
    throw new WrongValue(`a whole number from ${least} to ${most}`);
  },
});

export const oneOf = <T extends string>(
  texts: SettingTexts,
  allowed: readonly T[],
  fallback: T,
): Setting<T> => ({
  ...texts,
  shown: fallback,
  read: (given) => {
    if (given === undefined) return fallback;
    const found = allowed.find((value) => value === given);
    if (found !== undefined) return found;
    throw new WrongValue(`one of ${allowed.join(', ')}`);
  },
});

export const onOff = <D extends boolean | undefined>(
  texts: SettingTexts,
  fallback: D,
): Setting<boolean | D> => ({
  ...texts,
  shown: fallback === undefined ? '' : fallback ? 'on' : 'off',
  read: (given) => {
    if (given === undefined) return fallback;
    if (/^(on|true|1|yes)$/i.test(given)) return true;
    if (/^(off|false|0|no)$/i.test(given)) return false;
    throw new WrongValue('on or off');
  },
});

function checkAddress(given: string, schemes: readonly string[]): string {
  if (URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1))) return given;
  throw new WrongValue(`an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`);
}

export const address = (texts: SettingTexts, schemes: readonly string[]): Setting<string | undefined> => ({
  ...texts,
  shown: '',
  read: (given) => (given === undefined ? undefined : checkAddress(given, schemes)),
});

export const requiredAddress = (texts: SettingTexts, schemes: readonly string[]): Setting<string> => ({
  ...texts,
  shown: '',
  read: (given) => {
    if (given === undefined) throw new WrongValue('present');
    return checkAddress(given, schemes);
  },
});

export const secret = (texts: SettingTexts, leastLength: number): Setting<string> => ({
  ...texts,
  isSecret: true,
  shown: '',
  read: (given) => {
    if (given !== undefined && given.length >= leastLength) return given;
    throw new WrongValue(`present and at least ${leastLength} characters long`);
  },
});

export const optionalSecret = (texts: SettingTexts, leastLength: number): Setting<string | undefined> => ({
  ...texts,
  isSecret: true,
  shown: '',
  read: (given) => {
    if (given === undefined || given.length >= leastLength) return given;
    throw new WrongValue(`at least ${leastLength} characters long`);
  },
});

/** Several, separated by commas; none where it is absent. */
export const secrets = (texts: SettingTexts, leastLength: number): Setting<readonly string[]> => ({
  ...texts,
  isSecret: true,
  shown: '',
  read: (given) => {
    const all = given?.split(',').map((one) => one.trim()) ?? [];
    if (all.every((one) => one.length >= leastLength)) return all;
    throw new WrongValue(`secrets of at least ${leastLength} characters, separated by commas`);
  },
});

export const folder = (texts: SettingTexts, fallback: string): Setting<string> => ({
  ...texts,
  shown: fallback,
  read: (given) => resolve(given ?? fallback),
});
