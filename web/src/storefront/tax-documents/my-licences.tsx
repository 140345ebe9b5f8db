import type { MyLicence } from '@fovea/shared-types/member/my-licence.dto';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { FileList } from '../../kit/file-list/file-list';
import { LicenceState, LicenceValidity } from '../../kit/licence/licence-state';
import { DocumentRow, DocumentRows } from '../../kit/tax-documents/document-row';
import { SectionTitle } from '../../kit/section-title/section-title';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { permissionsQuery } from '../auth/profile.queries';
import classes from './my-licences.module.css';
import { myLicencesQuery } from './tax-documents.queries';

/** What entitles one's company, beside the other documents; nothing where there is none and none can be added. */
export function MyLicences() {
  const { t } = useTranslation('order_documents');
  const { data: allowed } = useQuery(permissionsQuery());
  const { data, error, isError, refetch } = useQuery(myLicencesQuery());
  const isKeeper =
    allowed?.permissions.some((one) => one === 'member:licence:list' || one === WILDCARD) === true;
  if (!isError && (data === undefined || (data.length === 0 && !isKeeper))) return null;
  return (
    <section aria-labelledby="licences" className={classes.root}>
      <SectionTitle id="licences" title={t('licences.title')} {...(isKeeper && { more: paths.licences })} />
      {data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{t('licences.empty')}</p>}
      <DocumentRows>
        {data?.map((licence) => (
          <LicenceRow key={licence.id} licence={licence} />
        ))}
      </DocumentRows>
    </section>
  );
}

function LicenceRow({ licence }: { licence: MyLicence }) {
  const { t } = useTranslation('order_documents');
  const isApproved = licence.status === LICENCE_STATUS.approved;
  const end =
    licence.valid_until === null
      ? t('licences.no_end')
      : t('licences.until', { day: formatDate(licence.valid_until) });
  return (
    <DocumentRow
      kind={licence.kind_name}
      number={licence.number}
      facts={[
        [licence.authority, licence.place_name, end].join(' · '),
        ...(licence.reason === null ? [] : [t('licences.rejected', { reason: licence.reason })]),
      ]}
    >
      <div className={classes.states}>
        <LicenceState status={licence.status} />
        {isApproved && licence.valid_until !== null && <LicenceValidity validity={licence.validity} />}
      </div>
      <FileList files={licence.papers} />
    </DocumentRow>
  );
}
