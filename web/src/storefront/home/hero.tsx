import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { Carousel, type Slide } from './carousel';
import { endingSoonQuery } from './ending-soon';
import classes from './hero.module.css';
import { HeroLot } from './hero-lot';
import { HeroPicture } from './hero-picture';
import { HeroTexts } from './hero-texts';

const LOTS = 4;

/**
 * What this site is, then the lots that end next. The heading of the page is separate from the slides, which
 * change.
 */
export function Hero() {
  const { t } = useTranslation('home');
  const { data } = useQuery(endingSoonQuery());
  const slides: Slide[] = [
    { key: 'words', name: t('hero.title'), content: <HeroTexts /> },
    ...(data?.data ?? []).slice(0, LOTS).map((auction) => ({
      key: String(auction.id),
      name: auction.goods_name,
      content: <HeroLot auction={auction} />,
    })),
  ];
  return (
    <>
      <PageTitle title={t('hero.tab')} isHidden />
      <Carousel
        label={t('hero.tab')}
        slides={slides}
        background={<HeroPicture className={classes.picture} />}
      />
    </>
  );
}
