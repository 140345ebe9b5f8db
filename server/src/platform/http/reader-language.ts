import { LANGUAGES, languageFromHeader, type Language } from '@fovea/shared-types/language';
import type { FastifyRequest } from 'fastify';

const TAGS_MAX = 20;

/** The requested language, else the best of those that the reader's browser accepts, else English. */
export function languageOf(requested: unknown, accepts: string | undefined): Language {
  const known = LANGUAGES.find((language) => language === requested);
  if (known) return known;
  const wanted = (accepts ?? '')
    .slice(0, 500)
    .split(',')
    .slice(0, TAGS_MAX)
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([01](?:\.\d{1,3})?)$/.exec(option)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of wanted) {
    const language = LANGUAGES.find((one) => tag === one || tag.startsWith(`${one}-`));
    if (language && weight > 0) return language;
  }
  return 'en';
}

/**
 * The language of the sender: a call names it in its header, an address in `language` (1, 2, 3) or `lang`.
 */
export function readerLanguage({ headers, query }: FastifyRequest): Language {
  const { language: header, 'accept-language': accepts } = headers;
  if (header !== undefined) return languageFromHeader(Array.isArray(header) ? header[0] : header);
  const { language, lang } = Object(query) as { language?: unknown; lang?: unknown };
  return typeof language === 'string' ? languageFromHeader(language) : languageOf(lang, accepts);
}
