import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';
import { SecondFactorCard } from './second-factor-card';
import classes from './security.module.css';
import { SessionsCard } from './sessions-card';
import { storefrontPage } from '../storefront-page';

/** Who can come in: password, second factor, and the devices that are in now. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  return (
    <>
      <PageTitle title={t('page.title')} />
      <section className={classes.card} aria-labelledby="security-password">
        <div className={classes.head}>
          <div>
            <h2 id="security-password">{t('password.title')}</h2>
            <p className={classes.text}>{t('password.text')}</p>
          </div>
          <ButtonLink to={paths.changePassword} variant="default">
            {t('password.change')}
          </ButtonLink>
        </div>
      </section>
      <SecondFactorCard />
      <SessionsCard />
    </>
  );
}

storefrontPage(SecurityPage, {
  path: paths.security,
  texts: ['security', 'auth'],
  title: 'route.security',
  isAccount: true,
  isForMembers: true,
});
