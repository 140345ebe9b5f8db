import type { Language } from '@fovea/shared-types/language';

/** A static page as it comes with the program; it becomes rich text when it is served. */
export interface PageText {
  title: string;
  lead?: string;
  sections: PageSection[];
}

export interface PageSection {
  heading: string;
  paragraphs?: string[];
  points?: string[];
  facts?: [name: string, fact: string][];
}

export type PageTexts = Record<Language, PageText> & {
  /** Day of the last change, ISO 8601. */
  updated: string;
};
