import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { IconAlertTriangle, IconCertificate, IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { paths } from '../../lib/paths';
import { profileQuery } from '../auth/profile.queries';
import classes from './person-center.module.css';

const BANNERS = [
  {
    status: CERTIFICATION_STATUS.uncertified,
    text: 'banner.none',
    tone: 'info',
    Icon: IconCertificate,
    to: paths.certificationCompany,
  },
  {
    status: CERTIFICATION_STATUS.pending,
    text: 'banner.pending',
    tone: 'warning',
    Icon: IconClockHour4,
    to: paths.certificationCompany,
  },
  {
    status: CERTIFICATION_STATUS.failed,
    text: 'banner.failed',
    tone: 'danger',
    Icon: IconAlertTriangle,
    to: paths.authenticationFail,
  },
  {
    status: CERTIFICATION_STATUS.expired,
    text: 'banner.expired',
    tone: 'warning',
    Icon: IconClockHour4,
    to: paths.certificationCompany,
  },
] as const;

/** What is next with the certification; the certified have a badge beside their name instead. */
export function CertificationBanner() {
  const { t } = useTranslation('account');
  const { data: profile } = useQuery(profileQuery());
  const banner = BANNERS.find(({ status }) => status === profile?.company_status);
  if (banner === undefined) return null;
  const { text, tone, Icon, to } = banner;
  return (
    <section className={classes.banner} data-tone={tone} aria-label={t(text)}>
      <Icon size={26} stroke={1.75} aria-hidden />
      <div>
        <h2>{t(text)}</h2>
        <p>{t(`${text}_text`)}</p>
      </div>
      <ButtonLink to={to} variant="default">
        {t(`${text}_action`)}
      </ButtonLink>
    </section>
  );
}
