import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { LANGUAGES } from '@fovea/shared-types/language';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../kit/detail-view/detail-view';
import { LANGUAGE_NAMES } from '../../../kit/language-switcher/language-switcher';
import { stemOf, suffixOf } from '../publish/publish-rules';
import { SUFFIX } from '../publish/publish-values';
import classes from './review.module.css';
import { compareTexts, type ReviewedField, type ReviewedText } from './review-fields';
import { useReviewTexts } from './use-review-texts';
import { type DiffPart, wordDiff } from './word-diff';

/** What a field is called, with its language where it is written three times. */
export function useFieldLabel(): (field: ReviewedField) => string {
  const { t } = useTranslation('publishing');
  return useCallback(
    (field) => {
      if (field === 'size') return t('review.size');
      const suffix = suffixOf(field);
      const label = t(`field.${stemOf(field)}`);
      const language = LANGUAGES.find((one) => SUFFIX[one] === suffix);
      return language === undefined
        ? label
        : t('review.in_language', { field: label, language: LANGUAGE_NAMES[language] });
    },
    [t],
  );
}

/** All fields of goods, as facts. */
export function GoodsFacts({ form }: { form: GoodsForm }) {
  const texts = useReviewTexts();
  const label = useFieldLabel();
  const { same } = useMemo(() => compareTexts(null, form, texts), [form, texts]);
  return <FactsOf texts={same} label={label} />;
}

function FactsOf({
  texts,
  label,
}: {
  texts: readonly ReviewedText[];
  label: (field: ReviewedField) => string;
}) {
  return (
    <Facts
      facts={texts.map(({ field, after }) => ({
        label: label(field),
        value: <span className={classes.text}>{after}</span>,
      }))}
    />
  );
}

/** The listed version beside the submitted one: first the differences, word by word; the rest folded away. */
export function ComparedFields({ published, submitted }: { published: GoodsForm; submitted: GoodsForm }) {
  const { t } = useTranslation('publishing');
  const texts = useReviewTexts();
  const label = useFieldLabel();
  const { changed, same } = useMemo(
    () => compareTexts(published, submitted, texts),
    [published, submitted, texts],
  );
  return (
    <>
      {changed.length > 0 && (
        <div className={classes.compared}>
          <div className={classes.heads} aria-hidden>
            <span />
            <span>{t('review.in_shop')}</span>
            <span>{t('review.submitted')}</span>
          </div>
          <dl>
            {changed.map(({ field, before, after }) => {
              const parts = wordDiff(before, after);
              return (
                <div key={field}>
                  <dt>{label(field)}</dt>
                  <dd>
                    <span className={classes.side}>{t('review.in_shop')}</span>
                    <Side parts={parts} shown="removed" />
                  </dd>
                  <dd>
                    <span className={classes.side}>{t('review.submitted')}</span>
                    <Side parts={parts} shown="added" />
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
      {same.length > 0 && (
        <details className={classes.same}>
          <summary>{t('review.unchanged', { count: same.length })}</summary>
          <FactsOf texts={same} label={label} />
        </details>
      )}
    </>
  );
}

/** One of the two texts, with what the other does not have marked. */
function Side({ parts, shown }: { parts: readonly DiffPart[]; shown: 'removed' | 'added' }): ReactNode {
  const mine = parts.filter(({ kind }) => kind === 'same' || kind === shown);
  if (mine.length === 0) return <span>-</span>;
  return (
    <span className={classes.text}>
      {mine.map(({ kind, text }, at) =>
        kind === 'same' ? (
          <span key={at}>{text}</span>
        ) : kind === 'removed' ? (
          <del key={at}>{text}</del>
        ) : (
          <ins key={at}>{text}</ins>
        ),
      )}
    </span>
  );
}
