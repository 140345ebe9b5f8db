import { LANGUAGES } from '@fovea/shared-types/language';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { LANGUAGE_NAMES } from '../../../kit/language-switcher/language-switcher';
import { formatList } from '../../../lib/format';
import type { SectionProps } from './form-parts';
import type { ImportedFill } from './item-field';
import { fieldsOf, type ItemField, type ItemValues, revertedFill } from './item-fill';
import { Notice } from '../../../kit/notice/notice';
import { stemOf, suffixOf } from './publish-rules';
import { SUFFIX } from './publish-values';

interface ItemFillNoticeProps extends Pick<SectionProps, 'form'> {
  imported: ImportedFill;
  /** Null: there is nothing left to show. */
  onChange: (imported: ImportedFill | null) => void;
}

const stemsOf = (part: Partial<ItemValues>): string[] => fieldsOf(part).map(stemOf);

/** Shows which fields an item has filled and which it left alone; both can be reverted. */
export function ItemFillNotice({ form, imported, onChange }: ItemFillNoticeProps) {
  const { t } = useTranslation('publishing');
  const { filled, other } = imported;
  const bothSides = new Set(stemsOf(filled).filter((stem) => stemsOf(other).includes(stem)));
  const nameOf = (field: ItemField): string => {
    const stem = stemOf(field);
    const label = t(`field.${stem}`);
    const language = LANGUAGES.find((one) => SUFFIX[one] === suffixOf(field));
    // A name that the item has in one language and the form in another.
    if (language === undefined || !bothSides.has(stem)) return label;
    return t('review.in_language', { field: label, language: LANGUAGE_NAMES[language] });
  };
  const named = (part: Partial<ItemValues>): string => formatList([...new Set(fieldsOf(part).map(nameOf))]);
  const hasFilled = fieldsOf(filled).length > 0;
  const hasOther = fieldsOf(other).length > 0;
  const undo = (): void => {
    form.fill({ ...revertedFill(filled, imported.before, form.values), product_id: imported.productBefore });
    onChange(null);
  };
  const replace = (): void => {
    form.fill(other);
    onChange({ ...imported, filled: { ...filled, ...other }, other: {} });
  };
  return (
    <Notice
      actions={
        <>
          {hasOther && (
            <Button size="sm" variant="default" onClick={replace}>
              {t('item.replace')}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={undo}>
            {t('item.undo')}
          </Button>
        </>
      }
    >
      <span role="status">
        {hasFilled ? t('item.filled', { fields: named(filled) }) : t('item.nothing')}
        {hasOther && <> {t('item.kept', { fields: named(other) })}</>}
      </span>
    </Notice>
  );
}
