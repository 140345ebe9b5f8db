import { useTranslation } from 'react-i18next';
import { CategoryTiles } from './category-tiles';
import { EndingSoon } from './ending-soon';
import { Hero } from './hero';
import classes from './home.module.css';
import { HowItWorks } from './how-it-works';
import { SaleSection } from './sale-section';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <div className={classes.sections}>
        <EndingSoon />
        <CategoryTiles />
        <SaleSection saleType={3} title={t('immediate.title')} text={t('immediate.text')} />
        <SaleSection saleType={4} title={t('procurement.title')} text={t('procurement.text')} />
        <HowItWorks />
      </div>
    </>
  );
}

storefrontPage(HomePage, {
  path: [paths.shoppingMall, paths.index],
  texts: ['home', 'goods'],
  title: 'route.home',
  isHome: true,
  isPlain: true,
});
