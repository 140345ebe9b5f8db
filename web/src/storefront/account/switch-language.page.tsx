import { LANGUAGES } from '@fovea/shared-types/language';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../kit/language-switcher/language-switcher';
import { PageTitle } from '../../kit/page-title/page-title';
import { activeLanguage, switchLanguage } from '../../lib/i18n';
import classes from './switch-language.module.css';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** The three languages as a page: the choice is kept and the page starts anew in it. */
export function SwitchLanguagePage() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageTitle title={t('language.title')} />
      <p className={classes.text}>{t('language.text')}</p>
      <ul className={classes.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-current={language === activeLanguage() || undefined}
              onClick={() => switchLanguage(language)}
            >
              {LANGUAGE_NAMES[language]}
              {language === activeLanguage() && <IconCheck size={22} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

storefrontPage(SwitchLanguagePage, {
  path: paths.switchLanguage,
  texts: ['account'],
  title: 'route.switch_language',
  isAccount: true,
  isForMembers: true,
});
