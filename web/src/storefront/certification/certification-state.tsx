import type { CompanyInfo } from '@fovea/shared-types/member/company.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { IconCertificate, IconClockHour4, IconHourglassOff, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { formatDate, formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import { profileQuery } from '../auth/profile.queries';
import { cancelCompanyMutation, companyInfoQuery } from './certification.queries';
import classes from './certification.module.css';
import { CompanyFacts } from './company-facts';
import { Refusal } from './refusal';

/** The state in words, with what can be done in it. */
export function CertificationState({ info }: { info: CompanyInfo }) {
  const { t } = useTranslation('certification');
  switch (info.status) {
    case CERTIFICATION_STATUS.pending:
      return <Pending info={info} />;
    case CERTIFICATION_STATUS.certified:
      return (
        <>
          <section className={classes.banner} data-tone="success">
            <IconCertificate size={28} aria-hidden />
            <div>
              <h2>{t('certified.heading')}</h2>
              <p>{t('certified.until', { date: formatDate(info.expired_at) })}</p>
            </div>
            {info.is_owner && (
              <ButtonLink to={paths.supplyMaterials} variant="default">
                {t('certified.supply')}
              </ButtonLink>
            )}
          </section>
          <CompanyFacts info={info} />
        </>
      );
    case CERTIFICATION_STATUS.failed:
      return <Refusal info={info} />;
    case CERTIFICATION_STATUS.expired:
      return (
        <section className={classes.banner} data-tone="warning">
          <IconHourglassOff size={28} aria-hidden />
          <div>
            <h2>{t('expired.heading')}</h2>
            <p>{t('expired.text', { date: formatDate(info.expired_at) })}</p>
          </div>
        </section>
      );
    default:
      return (
        <section className={classes.banner} data-tone="info">
          <IconInfoCircle size={28} aria-hidden />
          <div>
            <h2>{t(info.is_owner ? 'none.heading' : 'member.heading')}</h2>
            <p>{t(info.is_owner ? 'none.text' : 'member.text')}</p>
          </div>
        </section>
      );
  }
}

/** Waiting for a decision; until then it can be withdrawn. */
function Pending({ info }: { info: CompanyInfo }) {
  const { t } = useTranslation('certification');
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    ...cancelCompanyMutation(),
    onSuccess: () => {
      setAsking(false);
      toast.success(t('pending.cancelled'));
    },
    // Decided meanwhile, or withdrawn in another tab: either way the page shows the current state.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: companyInfoQuery().queryKey }),
        queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
      ]),
  });
  return (
    <>
      <section className={classes.banner} data-tone="warning">
        <IconClockHour4 size={28} aria-hidden />
        <div>
          <h2>{t('pending.heading')}</h2>
          <p>{t('pending.text')}</p>
          {info.submitted_at !== null && (
            <p className={classes.small}>{t('pending.at', { time: formatDateTime(info.submitted_at) })}</p>
          )}
        </div>
        {info.is_owner && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('pending.cancel')}
          </Button>
        )}
      </section>
      <CompanyFacts info={info} />
      <ConfirmDialog
        opened={isAsking}
        title={t('pending.question')}
        confirmLabel={t('pending.cancel')}
        isDanger
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('pending.question_text')}
      </ConfirmDialog>
    </>
  );
}
