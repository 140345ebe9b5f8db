import type { Language } from '@fovea/shared-types/language';

export interface LegalSection {
  heading: string;
  paragraphs?: string[];
  points?: string[];
  facts?: Array<[name: string, fact: string]>;
}

export interface LegalDocument {
  title: string;
  /** Day of the last change, ISO 8601. */
  updated: string;
  lead?: string;
  sections: LegalSection[];
}

const files = import.meta.glob<LegalDocument>('./content/*/*.json', { import: 'default' });
const fileOf = (language: Language, type: string): string => `./content/${language}/${type}.json`;

export const hasDocument = (language: Language, type: string): boolean => fileOf(language, type) in files;

export async function loadDocument(language: Language, type: string): Promise<LegalDocument> {
  const load = files[fileOf(language, type)];
  if (load === undefined) throw new Error(`no text for ${language}/${type}`);
  return load();
}
