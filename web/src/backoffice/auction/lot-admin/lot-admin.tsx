import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { useLiveAuction } from '../../../kit/lot/use-live-auction';
import { lotAdminLotQuery, useLotAdminChanged } from './lot-admin.queries';
import { LotAdminDialog } from './lot-admin-dialog';
import type { LotCommand } from './admin-lot';
import { LotAdminView } from './lot-admin-view';
import { useReread } from './use-reread';

interface LotAdminProps {
  id: number;
  onClose: () => void;
}

const WIDTH_PX = 1240;

/** One lot while it runs and after it: figures as they come, the log, bidders, deposits, and every command. */
export function LotAdmin({ id, onClose }: LotAdminProps) {
  const { t } = useTranslation('auction_admin');
  const result = useQuery(lotAdminLotQuery(id));
  const live = useLiveAuction(id);
  const changed = useLotAdminChanged(id);
  const [opened, setOpened] = useState<LotCommand | null>(null);
  const { data: auction } = result;
  const { lot } = live;
  useReread(id, lot);
  const whole = auction === undefined || lot === undefined ? undefined : { auction, lot };
  const reload = (): void => {
    void result.refetch();
    live.reload();
  };
  return (
    <>
      <DetailDrawer
        title={t('title')}
        onClose={onClose}
        width={WIDTH_PX}
        result={{
          data: whole,
          error: result.error ?? live.error,
          isError: result.isError || live.error !== null,
          refetch: reload,
        }}
      >
        {(both) => <LotAdminView {...both} live={live} changed={changed} onCommand={setOpened} />}
      </DetailDrawer>
      {opened !== null && whole !== undefined && (
        <LotAdminDialog {...whole} command={opened} changed={changed} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
