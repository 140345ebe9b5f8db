import type { FoundSerial } from '@fovea/shared-types/warehouse/passport.dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { PageTitle } from '../../../kit/page-title/page-title';
import { ScanField } from '../../../kit/scan/scan-field';
import { useScan } from '../../../kit/scan/use-scan';
import { isCallFailure } from '../../../lib/api-client';
import { foundQuery, passportQuery, sendFind } from './passport.queries';
import { PassportView } from './passport-view';
import classes from './passport.module.css';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

/** Everything about one piece: scanned, typed, or opened by the address on its label. */
export function PassportPage() {
  const { t } = useTranslation('passport');
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('id')) || null;
  const code = search.get('code');
  const addressed = useQuery({ ...foundQuery(code ?? ''), enabled: code !== null });
  const [scanned, setScanned] = useState<readonly FoundSerial[]>([]);
  const found = scanned.length > 0 || code === null ? scanned : (addressed.data ?? []);
  const [first] = found;
  const shownId = id ?? (found.length === 1 && first ? first.id : null);
  const open = (one: FoundSerial): void => {
    setScanned([]);
    setSearch({ id: String(one.id) });
  };
  const scan = useScan(async (read) => {
    try {
      const rows = await sendFind(read);
      const [only] = rows;
      if (!only) return { isRight: false, text: t('search.none', { code: read }) };
      if (rows.length === 1) open(only);
      else setScanned(rows);
      return {
        isRight: true,
        text:
          rows.length === 1
            ? t('search.one', { name: `${only.goods_name} ${only.serial_number}` })
            : t('search.many', { count: rows.length }),
      };
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      return { isRight: false, text: t('search.failed') };
    }
  });
  return (
    <>
      <PageTitle title={t('title')} />
      <ScanField label={t('search.label')} scan={scan} />
      {addressed.isError ? (
        <ErrorState error={addressed.error} onRetry={() => void addressed.refetch()} />
      ) : addressed.isFetching ? (
        <PageLoading />
      ) : shownId === null && found.length > 0 ? (
        <DetailCard title={t('found.title')} isWide>
          <ul className={classes.found}>
            {found.map((one) => (
              <li key={one.id}>
                <Button variant="default" onClick={() => open(one)}>
                  {[one.goods_name, one.serial_number, one.ware_house_name].filter(Boolean).join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        </DetailCard>
      ) : shownId === null ? (
        <EmptyState
          title={code === null ? t('empty.title') : t('search.none', { code })}
          text={t('empty.text')}
        />
      ) : (
        <Passport id={shownId} />
      )}
    </>
  );
}

function Passport({ id }: { id: number }) {
  const result = useQuery(passportQuery(id));
  if (result.data !== undefined) return <PassportView passport={result.data} />;
  if (result.isError) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  return <PageLoading />;
}

backOfficePage(PassportPage, { path: paths.passport, texts: ['kit', 'scan', 'passport', 'labels'] });
