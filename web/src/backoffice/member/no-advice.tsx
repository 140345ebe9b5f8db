import { useTranslation } from 'react-i18next';

/** What accompanies every statement about the law. */
export function NoAdvice() {
  const { t } = useTranslation('member');
  return <small>{t('licence.no_advice')}</small>;
}
