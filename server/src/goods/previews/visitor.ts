import { LANGUAGES, type Language } from '@fovea/shared-types/language';

/** Who reads pages for others: search engines, and what makes the preview of a link in a chat or a post. */
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp|telegram|twitter|linkedin|pinterest|discord|slack|skypeuripreview|vkshare|embedly|line-poker|kakaotalk-scrap|bytespider|baidu|yandex|google-inspectiontool|googleother|mediapartners|bingpreview|applebot|preview/i;
const PHONE = /\b(?:iphone|ipod|android.+mobile|mobile.+firefox|windows phone|opera mini|harmonyos)\b/i;

export const isRobot = (userAgent: string | undefined): boolean => ROBOT.test(userAgent ?? '');
/** A phone in somebody's hand; tablets see the site as it is. */
export const isPhone = (userAgent: string | null | undefined): boolean => PHONE.test(userAgent ?? '');

const TAGS_MAX = 20;

/** The language asked for in the address, else the best of those that the visitor reads, else English. */
export function languageOf(asked: unknown, accepts: string | undefined): Language {
  const known = LANGUAGES.find((language) => language === asked);
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
