import { SALE_TYPE } from '@fovea/shared-types/states';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { usePageHeading } from '../../kit/page-title/page-title';
import { to } from '../../lib/paths';
import { endingSoonQuery } from './ending-soon';
import classes from './hero.module.css';
import { HeroLot } from './hero-lot';
import { HeroPicture } from './hero-picture';

/** What this place is, and the lot whose end is next. */
export function Hero() {
  const { t } = useTranslation('home');
  const heading = usePageHeading(t('hero.tab'));
  const { data, isPending } = useQuery(endingSoonQuery());
  const next = data?.data[0];
  return (
    <section className={classes.root} aria-label={t('hero.tab')}>
      <HeroPicture className={classes.picture} />
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1}>
            {t('hero.title')}
          </h1>
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
        <div className={classes.lot}>
          {next !== undefined && <HeroLot auction={next} />}
          {isPending && <div className={`${classes.card} ${classes.waiting}`} aria-hidden />}
        </div>
      </div>
    </section>
  );
}
