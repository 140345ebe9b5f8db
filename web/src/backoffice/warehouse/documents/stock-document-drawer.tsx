import type { Permission } from '@fovea/shared-types/permissions';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { scrapWarehouseInps, scrapWarehouseOuts } from '@fovea/shared-types/warehouse/stock-document.calls';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatMoney, formatNumber } from '../../../lib/format';
import { openDocument } from '../../../lib/open-document';
import { Reversals, ReversalPill } from './stock-reversals';
import type { ScrapCall } from './scrap-dialog';
import { StockAgain } from './stock-again';
import { StockInForm } from './stock-in-form';
import { StockOutDialog } from './stock-out-dialog';
import { DocumentFacts, DocumentLines, DocumentPictures, type ShownDocument } from './stock-document-facts';
import { inDetailQuery, outDetailQuery, stockInCertificate } from '../stock/stock.queries';

const SCRAPS = {
  in: { call: scrapWarehouseInps, permission: 'warehouse:inbound:scrap' },
  out: { call: scrapWarehouseOuts, permission: 'warehouse:outbound:scrap' },
} as const;

interface OpenedProps {
  id: number;
  onClose: () => void;
}

export function StockInDrawer({ id, onClose }: OpenedProps) {
  const { t } = useTranslation('stock');
  const result = useQuery(inDetailQuery(id));
  return (
    <DocumentDrawer
      result={result}
      title={t('in.detail')}
      scrap={SCRAPS.in}
      onClose={onClose}
      actions={(document) => (
        <>
          {document.status === STOCK_DOCUMENT_STATUS.approved && (
            <Button
              variant="default"
              onClick={() => void openDocument(() => stockInCertificate(document.sn))}
            >
              {t('in.cert')}
            </Button>
          )}
          <StockAgain document={document} permission="warehouse:inbound:add" Form={StockInForm} />
        </>
      )}
    >
      {({ video }) =>
        video === null ? null : (
          <DetailCard title={t('field.video')}>
            <video src={video.url} controls preload="none" width="100%" />
          </DetailCard>
        )
      }
    </DocumentDrawer>
  );
}

export function StockOutDrawer({ id, onClose }: OpenedProps) {
  const { t } = useTranslation('stock');
  const result = useQuery(outDetailQuery(id));
  return (
    <DocumentDrawer
      result={result}
      title={t('out.detail')}
      scrap={SCRAPS.out}
      onClose={onClose}
      actions={(document) => (
        <StockAgain document={document} permission="warehouse:outbound:add" Form={StockOutDialog} />
      )}
    >
      {() => null}
    </DocumentDrawer>
  );
}

function DocumentDrawer<Document extends ShownDocument>({
  result,
  title,
  scrap,
  onClose,
  actions,
  children,
}: {
  result: UseQueryResult<Document>;
  title: string;
  scrap: { call: ScrapCall; permission: Permission };
  onClose: () => void;
  actions?: (document: Document) => ReactNode;
  children: (document: Document) => ReactNode;
}) {
  const { t } = useTranslation('stock');
  return (
    <DetailDrawer title={title} onClose={onClose} result={result} width={1000}>
      {(document) => (
        <DetailView
          title={document.sn}
          state={
            <>
              <DocumentState document={document} />
              <ReversalPill document={document} />
            </>
          }
          summary={[
            { label: t('field.quantity'), value: formatNumber(document.good_number) },
            { label: t('field.value'), value: formatMoney(document.value, document.currency) },
            { label: t('field.ware_house'), value: document.ware_house_name },
          ]}
          actions={actions?.(document)}
        >
          <DocumentFacts document={document} />
          <DocumentPictures document={document} />
          {children(document)}
          <Reversals document={document} {...scrap} />
          <DocumentLines document={document} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

function DocumentState({ document }: { document: ShownDocument }) {
  const states = useDict(document.type === STOCK_TYPE.in ? 'states:stock_in' : 'states:stock_out');
  return <StatusPill tone={states.tone(document.status)}>{states.label(document.status)}</StatusPill>;
}
