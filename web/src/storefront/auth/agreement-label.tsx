import { Trans, useTranslation } from 'react-i18next';
import { hrefOf, to } from '../../lib/paths';

/** "I have read …" with its two links, which open windows of their own. */
export function AgreementLabel() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const link = (type: 'privacy' | 'protocol') => (
    <a href={hrefOf(to.staticPage(type))} target="_blank" rel="noopener" title={common('state.new_window')} />
  );
  return (
    <Trans
      t={t}
      i18nKey="agreement.label"
      components={{ privacy: link('privacy'), protocol: link('protocol') }}
    />
  );
}
