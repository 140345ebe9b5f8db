import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { PageTitle } from '../../../kit/page-title/page-title';
import { paths, to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { useAccess } from '../../layout/access/access-context';
import { DraftForm, type Published } from './draft-form';
import { ListedForm } from './listed-form';
import { draftDetailQuery, goodsFormQuery, goodsParamsQuery } from './publishing.queries';

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The publish form: for new goods, for `draft`, or for the goods `edit` of the address. */
export function PublishPage() {
  const { t } = useTranslation('publishing');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const params = useQuery(goodsParamsQuery());
  // The draft that this visit made of new goods stays in the form that made it.
  const [own, setOwn] = useState<number | null>(null);
  const goodsId = idIn(search, 'edit');
  const draftId = idIn(search, 'draft');
  const shownDraft = draftId === own ? null : draftId;
  const onDraft = useCallback(
    (id: number): void => {
      setOwn(id);
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          next.set('draft', String(id));
          return next;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  const toList = (): void => void navigate(paths.productManage);
  const may = useMay();
  const { user } = useAccess();
  /** Goods for auction continue with their terms: at once, or for when they are approved. */
  const onPublished = ({ id, currency, isForAuction, isListed }: Published): void => {
    if (isForAuction && isListed && may('auction:auction:add')) void navigate(to.openAuction(id));
    else if (isForAuction && !isListed && user.company_id !== null && may('auction:plan:add'))
      void navigate(to.draftAuction(id, currency));
    else toList();
  };
  const form = (known: GoodsParams): ReactNode => {
    if (goodsId !== null)
      return <GoodsOf key={`goods-${goodsId}`} id={goodsId} params={known} onClose={toList} />;
    if (shownDraft !== null)
      return <DraftOf key={`draft-${shownDraft}`} id={shownDraft} params={known} onPublished={onPublished} />;
    return <DraftForm key="new" draft={null} params={known} onDraft={onDraft} onPublished={onPublished} />;
  };
  return (
    <>
      <PageTitle title={t(goodsId === null ? 'form.title' : 'form.edit_title')} />
      {params.data !== undefined ? (
        form(params.data)
      ) : params.isError ? (
        <ErrorState error={params.error} onRetry={() => void params.refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

function DraftOf({
  id,
  params,
  onPublished,
}: {
  id: number;
  params: GoodsParams;
  onPublished: (goods: Published) => void;
}) {
  const { data, error, isError, refetch } = useQuery(draftDetailQuery(id));
  if (data !== undefined)
    return <DraftForm draft={data} params={params} onDraft={nothing} onPublished={onPublished} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}
const nothing = (): void => undefined;

function GoodsOf({ id, params, onClose }: { id: number; params: GoodsParams; onClose: () => void }) {
  const { data, error, isError, refetch } = useQuery(goodsFormQuery(id));
  if (data !== undefined) return <ListedForm goods={data} params={params} onClose={onClose} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}
