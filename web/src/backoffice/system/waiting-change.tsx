import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Column } from '../../kit/data-table/column';
import { Notice } from '../../kit/notice/notice';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';

interface Waiting {
  waiting_change_id: number | null;
}

/** In a list: leads to the change that waits of the row, for those who may see it. */
export const waitingColumn = <Row extends Waiting>(label: string): Column<Row> => ({
  prop: 'waiting_change_id',
  label,
  type: 'custom',
  width: 150,
  exported: false,
  render: ({ waiting_change_id: id }) => (id === null ? '-' : <WaitingMark id={id} />),
});

function WaitingMark({ id }: { id: number }) {
  const { t } = useTranslation('system');
  const may = useMay()('rbac:setting-change:list');
  const mark = <StatusPill tone="warning">{t('change.waiting')}</StatusPill>;
  return may ? <Link to={to.settingChange(id)}>{mark}</Link> : mark;
}

/** In a form: nothing else of it can be changed until this one is decided. */
export function WaitingNotice({ id, children }: { id: number; children: string }) {
  const { t } = useTranslation('system');
  const may = useMay()('rbac:setting-change:list');
  return (
    <Notice tone="warning" actions={may && <Link to={to.settingChange(id)}>{t('change.show')}</Link>}>
      {children}
    </Notice>
  );
}
