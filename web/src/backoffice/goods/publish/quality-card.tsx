import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { QUALITY_HINTS, qualityHints } from '@fovea/shared-types/goods/goods-form-rules';
import { IconCircleCheck, IconCornerDownLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fieldOfHint } from './publish-rules';
import type { PublishValues } from './publish-values';
import classes from './publish.module.css';

/** What would help the goods to sell, each with the way to its field. */
export function QualityCard({
  goods,
  onJump,
}: {
  goods: GoodsForm;
  onJump: (field: keyof PublishValues) => void;
}) {
  const { t } = useTranslation('publishing');
  const hints = qualityHints(goods);
  const done = QUALITY_HINTS.length - hints.length;
  return (
    <section className={classes.quality} aria-label={t('quality.title')}>
      <h2>{t('quality.title')}</h2>
      <progress
        max={QUALITY_HINTS.length}
        value={done}
        aria-label={t('quality.done', { done, total: QUALITY_HINTS.length })}
      />
      {hints.length === 0 ? (
        <p className={classes.whole}>
          <IconCircleCheck size={18} aria-hidden />
          {t('quality.whole')}
        </p>
      ) : (
        <ul>
          {hints.map((hint) => (
            <li key={hint}>
              <button type="button" onClick={() => onJump(fieldOfHint(hint, goods))}>
                <IconCornerDownLeft size={16} aria-hidden />
                {t(`quality.${hint}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
