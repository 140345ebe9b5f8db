/** Who reads pages for others: search engines, and what makes the preview of a link in a chat or a post. */
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp|telegram|twitter|linkedin|pinterest|discord|slack|skypeuripreview|vkshare|embedly|line-poker|kakaotalk-scrap|bytespider|baidu|yandex|google-inspectiontool|googleother|mediapartners|bingpreview|applebot|preview/i;
const PHONE = /\b(?:iphone|ipod|android.+mobile|mobile.+firefox|windows phone|opera mini|harmonyos)\b/i;

export const isRobot = (userAgent: string | undefined): boolean => ROBOT.test(userAgent ?? '');
/** A phone; tablets see the site as it is. */
export const isPhone = (userAgent: string | null | undefined): boolean => PHONE.test(userAgent ?? '');
