import type { BargainRow } from '@fovea/shared-types/order/bargain.dto';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { useStateFilter } from '../../kit/state-filter/state-filter';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline } from '../../lib/format';
import { useListPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { OwnDocuments } from '../account/own-documents';
import { BargainThread } from './bargain-thread';
import { myBargainsQuery } from './bargain.queries';
import classes from './bargains.module.css';
import { storefrontPage } from '../storefront-page';

/** One's own negotiations; `id` in the address opens one of them. */
export function BargainsPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? <BargainThread key={id} id={id} /> : <Bargains />;
}

function Bargains() {
  const { t } = useTranslation('bargain');
  const list = useListPage();
  const filter = useStateFilter(BARGAIN_STATUS);
  const { status } = filter;
  const query = useQuery(
    myBargainsQuery({ page: list.page, limit: list.limit, ...(status !== undefined && { status }) }),
  );
  const texts = { title: t('title'), empty: t('empty'), emptyText: t('empty_text'), browse: t('browse') };
  return (
    <OwnDocuments texts={texts} list={list} dict="states:bargaining" filter={filter} query={query}>
      {(bargain) => <Row bargain={bargain} />}
    </OwnDocuments>
  );
}

function Row({ bargain }: { bargain: BargainRow }) {
  const { t } = useTranslation('bargain');
  const states = useDict('states:bargaining');
  return (
    <Link to={to.bargain(bargain.id)} className={classes.row}>
      <span className={classes.picture}>
        {bargain.image === null ? (
          <IconPhoto size={28} stroke={1} aria-hidden />
        ) : (
          <img src={bargain.image} alt="" width={96} height={72} loading="lazy" />
        )}
      </span>
      <span className={classes.what}>
        <StatusPill tone={states.tone(bargain.status)}>{states.label(bargain.status)}</StatusPill>
        <strong>{bargain.goods_name}</strong>
        {bargain.company_name !== null && <span className={classes.fine}>{bargain.company_name}</span>}
        {bargain.status <= 30 && (
          <span className={classes.fine}>
            {t('stands_until', { time: formatDeadline(bargain.expired_at) })}
          </span>
        )}
      </span>
      <span className={classes.prices}>
        <MoneyText value={bargain.offer_price} currency={bargain.currency} className={classes.price} />
        <s>
          <MoneyText value={bargain.price} currency={bargain.currency} />
        </s>
      </span>
    </Link>
  );
}

storefrontPage(BargainsPage, {
  path: paths.bargains,
  texts: ['bargain', 'kit'],
  title: 'route.bargains',
  isAccount: true,
  isForMembers: true,
});
