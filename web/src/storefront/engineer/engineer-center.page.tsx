import { myEngineer } from '@fovea/shared-types/maintenance/engineer.calls';
import type { OwnEngineer } from '@fovea/shared-types/maintenance/engineer.dto';
import { engineer as record } from '@fovea/shared-types/maintenance/engineer.record';
import { ENGINEER_STATUS } from '@fovea/shared-types/states';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { ErrorState } from '../../kit/error-state/error-state';
import { FileList } from '../../kit/file-list/file-list';
import { Notice } from '../../kit/notice/notice';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { paths } from '../../lib/paths';
import { storefrontPage } from '../storefront-page';
import { EngineerForm } from './engineer-form';

const myEngineerQuery = () =>
  queryOptions({
    queryKey: ['maintenance', 'own-engineer'],
    queryFn: ({ signal }) => api(myEngineer, {}, { signal, quiet: true }),
    // Somebody else decides on it: opened from the message about that, the page shows the current state.
    staleTime: 0,
  });

/** One's own certification as an engineer: the application, what became of it, and a change of skills. */
export function EngineerCenterPage() {
  const { t: common } = useTranslation();
  const { data, isPending, isError, error, refetch } = useQuery(myEngineerQuery());
  return (
    <>
      <PageTitle title={common('route.engineer_center')} />
      {isPending && <Skeleton height={420} radius={12} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.engineer && <Certification own={data.engineer} />}
      {data && <Application key={data.engineer?.created_at} own={data.engineer} />}
    </>
  );
}

function Certification({ own }: { own: OwnEngineer }) {
  const { t } = useTranslation('maintenance');
  const states = useDict('states:engineer_certification');
  const skills = useDict('engineer_skill');
  const { fields, shown } = record.declared;
  return (
    <>
      {own.reason !== null && (
        <Notice tone="warning">
          {t(own.disable_status === 1 ? 'own.disabled' : 'own.rejected', { reason: own.reason })}
        </Notice>
      )}
      {own.status === ENGINEER_STATUS.pending && <Notice>{t('own.pending')}</Notice>}
      <DetailCard title={t('own.title')} isWide>
        <Facts
          facts={[
            {
              label: localText(shown.status_name.label),
              value: <StatusPill tone={states.tone(own.status)}>{states.label(own.status)}</StatusPill>,
            },
            { label: localText(shown.created_at.label), value: formatDateTime(own.created_at) },
            { label: localText(fields.name.label), value: own.name },
            { label: localText(fields.phone.label), value: own.phone },
            { label: localText(fields.place.label), value: own.place },
            { label: localText(fields.good_at.label), value: own.good_at_name },
            {
              label: localText(shown.approved_good_at.label),
              value: own.approved_good_at.map((code) => skills.label(code)).join(t('own.and')) || null,
            },
          ]}
        />
        <FileList files={own.images} />
      </DetailCard>
    </>
  );
}

/** The form, where an application can be sent. */
function Application({ own }: { own: OwnEngineer | null }) {
  const queries = useQueryClient();
  const isOpen = own === null || record.declared.document.resubmission.isPossible(own.status);
  if (!isOpen) return null;
  return (
    <EngineerForm
      own={own}
      onSent={() => queries.invalidateQueries({ queryKey: myEngineerQuery().queryKey })}
    />
  );
}

storefrontPage(EngineerCenterPage, {
  path: paths.engineerCenter,
  texts: ['maintenance', 'kit', 'upload'],
  title: 'route.engineer_center',
  isAccount: true,
  isForMembers: true,
});
