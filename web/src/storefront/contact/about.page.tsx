import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { StaticText } from '../legal/static-text';
import classes from './contact.module.css';
import { ContactForm } from './contact-form';
import { Offices } from './offices';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** Who we are, where we are, and how to write to us. */
export function AboutPage() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation();
  return (
    <div className={classes.about}>
      <PageTitle title={common('route.about')} />
      <StaticText type="company" />
      <section aria-labelledby="about-offices">
        <h2 id="about-offices">{t('about.offices')}</h2>
        <Offices />
      </section>
      <section className={classes.card}>
        <ContactForm />
      </section>
    </div>
  );
}

storefrontPage(AboutPage, { path: paths.about, texts: ['contact'], title: 'route.about' });
