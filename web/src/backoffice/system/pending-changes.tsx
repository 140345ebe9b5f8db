import {
  PROTECTED_SETTINGS,
  SETTING_NAMES,
  settingChange,
} from '@fovea/shared-types/rbac/setting-change.record';
import { subjectOf } from '@fovea/shared-types/record/record';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { formatDateTime } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { useMay } from '../../lib/permissions';
import { useQuery } from '@tanstack/react-query';
import classes from './pending-changes.module.css';
import { DocumentReview } from '../document/document-review';
import { settingChangeReview } from './setting-change-review';
import { recordListQuery } from '../record/record.queries';
import { plainOf, type PlainRecord } from '../record/record-types';

const changes = plainOf(settingChange);
const SHOWN_MAX = 20;

/** Over the list of a setting that protects money: its changes that wait, each with its decision. */
export const pendingChangesOf = (record: Pick<PlainRecord, 'declared'>): ComponentType =>
  function PendingChangesOfRecord() {
    return <PendingChanges record={record} />;
  };

function PendingChanges({ record }: { record: Pick<PlainRecord, 'declared'> }) {
  const may = useMay()('rbac:setting-change:list');
  const subject = PROTECTED_SETTINGS.find((one) => one === subjectOf(record as PlainRecord));
  const { t } = useTranslation('system');
  const [openId, setOpenId] = useState<number | null>(null);
  const { pending } = settingChange.declared.document;
  const { data } = useQuery({
    ...recordListQuery(changes, { subject, status: pending, limit: SHOWN_MAX, sort: 'id' }),
    enabled: may && subject !== undefined,
  });
  const rows = data?.data ?? [];
  const [parts] = useState(() => ({ ...settingChangeReview, shownBy: [record] }));
  if (subject === undefined) return null;
  return (
    <div className={classes.root}>
      <Notice>{t('change.note')}</Notice>
      {rows.map((row) => (
        <Notice
          key={row.id}
          tone="warning"
          actions={
            <Button size="sm" variant="default" onClick={() => setOpenId(row.id)}>
              {t('change.show')}
            </Button>
          }
        >
          {t('change.waits', {
            setting: localText(SETTING_NAMES[subject]),
            who: String(row.asked_by),
            at: formatDateTime(String(row.created_at)),
          })}
        </Notice>
      ))}
      {openId !== null && (
        <DocumentReview
          document={settingChange}
          parts={parts}
          id={openId}
          place={{
            position: null,
            count: rows.length,
            next: stepTo(rows, openId, 1, setOpenId),
            previous: stepTo(rows, openId, -1, setOpenId),
          }}
          onClose={() => setOpenId(null)}
          onDecided={() => setOpenId(null)}
        />
      )}
    </div>
  );
}

function stepTo(
  rows: ReadonlyArray<{ id: number }>,
  openId: number,
  by: 1 | -1,
  open: (id: number) => void,
): (() => void) | undefined {
  const row = rows[rows.findIndex(({ id }) => id === openId) + by];
  return row && (() => open(row.id));
}
