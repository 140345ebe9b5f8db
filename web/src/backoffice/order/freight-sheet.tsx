import { freightTemplate, importFreight } from '@fovea/shared-types/order/freight-sheet.calls';
import type { FreightSheet } from '@fovea/shared-types/order/freight-sheet.dto';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { SheetPicker } from '../../kit/sheet-picker/sheet-picker';
import { api, upload } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';

const WIDTH = 760;

async function fetchTemplate(): Promise<void> {
  window.location.assign((await api(freightTemplate, {})).url);
}

const send = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  upload(importFreight, file, { signal, onProgress });

/** Rules of the freight table from a sheet: it is in force at once, or nothing changed and the faults are reported. */
export function FreightSheetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('freight');
  const changed = useRecordChanged(freightRate);
  const [faulty, setFaulty] = useState<FreightSheet | null>(null);
  const take = async (sheet: FreightSheet): Promise<void> => {
    if (sheet.fault_count > 0) {
      setFaulty(sheet);
      return;
    }
    toast.success(t('sheet.done', { added: sheet.added, replaced: sheet.replaced }));
    await changed();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('sheet.title')} size={WIDTH} isPage>
      {faulty === null ? (
        <SheetPicker
          intro={t('sheet.intro')}
          fetchTemplate={fetchTemplate}
          send={send}
          onSent={(sheet) => void take(sheet)}
        />
      ) : (
        <Faults sheet={faulty} onAnother={() => setFaulty(null)} />
      )}
    </Dialog>
  );
}

function Faults({ sheet, onAnother }: { sheet: FreightSheet; onAnother: () => void }) {
  const { t } = useTranslation('freight');
  return (
    <section aria-label={t('sheet.faults', { count: sheet.fault_count })}>
      <p role="status">
        <strong>{sheet.file_name}</strong> · {t('sheet.faults', { count: sheet.fault_count })}
      </p>
      {sheet.ignored.length > 0 && <p>{t('sheet.ignored', { titles: sheet.ignored.join(' · ') })}</p>}
      <ul>
        {sheet.faults.map(({ row_no, title, text }) => (
          <li key={`${row_no} ${title}`}>
            <strong>{t('sheet.row', { number: formatNumber(row_no) })}</strong> · {title}: {text}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onAnother}>
        {t('sheet.another')}
      </Button>
    </section>
  );
}
