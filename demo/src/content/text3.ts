/** A text in the three languages of the shop. */
export interface Text3 {
  zh: string;
  en: string;
  ja: string;
}

export const t = (zh: string, en: string, ja: string): Text3 => ({ zh, en, ja });

/** Figures and names that read the same everywhere. */
export const same = (text: string): Text3 => ({ zh: text, en: text, ja: text });
