import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import classes from './hero.module.css';

/** The platform's own description of this place. */
export function HeroTexts() {
  const { t } = useTranslation('home');
  return (
    <div className={classes.inner}>
      <div className={classes.words}>
        <h2>{t('hero.title')}</h2>
        <p className={classes.lead}>{t('hero.text')}</p>
        <div className={classes.actions}>
          <ButtonLink
            to={to.search({ type: SALE_TYPE.auction, sort: 'ending' })}
            size="lg"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {t('hero.auctions')}
          </ButtonLink>
          <ButtonLink to={to.classify()} size="lg" variant="default">
            {t('hero.all')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
