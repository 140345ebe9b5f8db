import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@fovea/shared-types/language';

export type FontName = 'sc' | 'jp';
export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

// Whole fonts: the web's subsets of them lack signs that documents need (℃, ㈱, 髙).
const FILES: Record<FontName, Record<Weight, string>> = {
  sc: {
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  },
  jp: {
    regular: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  },
};

const read = new Map<string, Buffer>();

/** The bytes of a font, read when the first document needs them and kept. */
export function fontBytes(name: FontName, weight: Weight): Buffer {
  const file = FILES[name][weight];
  const bytes = read.get(file) ?? readFileSync(require.resolve(file));
  read.set(file, bytes);
  return bytes;
}

/** The font with the shapes of a language's readers, then the one for names of the other country. */
export const FONTS_OF: Record<Language, readonly [FontName, FontName]> = {
  zh: ['sc', 'jp'],
  en: ['jp', 'sc'],
  ja: ['jp', 'sc'],
};
