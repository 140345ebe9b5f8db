import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { QuestionStep } from '../../../kit/steps/question-step';
import classes from './bulk-edit.module.css';
import { type BulkValues, currencyOf } from './bulk-values';
import { useChangeTexts } from './use-change-texts';

interface BulkQuestionProps {
  rows: readonly AdminGoods[];
  values: BulkValues;
  params: GoodsParams;
  isPending: boolean;
  /** Why it was refused as a whole. */
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

const NAMES_SHOWN = 5;

/** What will change for how many, before it does. */
export function BulkQuestion({
  rows,
  values,
  params,
  isPending,
  failure,
  onBack,
  onConfirm,
}: BulkQuestionProps) {
  const { t } = useTranslation('bulk_edit');
  const { t: publishing } = useTranslation('publishing');
  const texts = useChangeTexts(params, currencyOf(rows));
  const names = rows.slice(0, NAMES_SHOWN).map(({ goods_name }) => goods_name);
  const more = rows.length - names.length;
  const listed = rows.filter(({ status }) => status === GOODS_STATUS.listed).length;
  const isReviewed = values.chosen.includes('category_id') && listed > 0;
  return (
    <QuestionStep
      confirmLabel={t('confirm', { count: rows.length })}
      isPending={isPending}
      failure={failure}
      onBack={onBack}
      onConfirm={onConfirm}
    >
      <p>{t('question', { count: rows.length })}</p>
      <dl className={classes.changes}>
        {values.chosen.map((field) => (
          <div key={field}>
            <dt>{publishing(`field.${field}`)}</dt>
            <dd>{texts(field, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {names.join(' · ')}
        {more > 0 && ` ${t('and_more', { count: more })}`}
      </p>
      {isReviewed && <p className={classes.note}>{t('reviewed', { count: listed })}</p>}
    </QuestionStep>
  );
}
