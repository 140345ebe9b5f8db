import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadNamespace } from '../../lib/i18n';
import { hrefOf, paths, to } from '../../lib/paths';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import classes from './footer.module.css';
import { LogoMark } from '../../kit/logo/logo';

const ContactDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../contact/contact-dialog'),
    loadNamespace('contact'),
    loadNamespace('kit'),
  ]);
  return { default: module.ContactDialog };
});

const LEGAL = [
  ['company', 'footer.company'],
  ['auction', 'footer.auction'],
  ['privacy', 'footer.privacy'],
  ['protocol', 'footer.protocol'],
  ['commerce', 'footer.commerce'],
  ['licence', 'footer.licence'],
] as const satisfies ReadonlyArray<readonly [StaticPageType, string]>;

/** Static pages that bind nobody, so they open here. */
const OPERATOR = [
  [paths.about, 'footer.about'],
  [to.staticPage('description'), 'footer.description'],
  [to.staticPage('member'), 'footer.member'],
] as const;

export function Footer() {
  const { t } = useTranslation();
  const [isContactOpen, setContactOpen] = useState(false);
  const link = ([type, text]: (typeof LEGAL)[number]) => (
    <li key={type}>
      <a href={hrefOf(to.staticPage(type))} target="_blank" rel="noopener">
        {t(text)}
        <VisuallyHidden>{t('state.new_window')}</VisuallyHidden>
      </a>
    </li>
  );
  const [company, ...others] = LEGAL;
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <span className={classes.logo}>
            <LogoMark size={28} />
            Fovea
          </span>
          <p>{t('footer.claim')}</p>
          <ul className={classes.house}>
            {OPERATOR.map(([path, text]) => (
              <li key={path}>
                <Link to={path}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className={classes.links}>
            {link(company)}
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => setContactOpen(true)}>
                {t('footer.contact')}
              </button>
            </li>
            {others.map(link)}
          </ul>
        </nav>
        <p className={classes.fine}>{t('footer.new_window')}</p>
      </div>
      {isContactOpen && (
        <Suspense>
          <ContactDialog onClose={() => setContactOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
