import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { FormText } from '@fovea/shared-types/goods/goods-form.dto';
import { type AccessoryRow, hasText, type SpecificationRow, SUFFIX } from './publish-values';

/** Languages that lack a text which another language has. */
export function untranslatedRows(
  specifications: readonly SpecificationRow[],
  accessories: readonly AccessoryRow[],
): ReadonlySet<Language> {
  const texts: FormText[] = [
    ...specifications.flatMap(({ label, value }) => [label, value]),
    ...accessories.map(({ text }) => text),
  ].filter(hasText);
  return new Set(LANGUAGES.filter((one) => texts.some((text) => text[SUFFIX[one]].trim() === '')));
}
