import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../kit/dialog/dialog';
import { ImportPanel } from './import-panel';
import { SheetPicker } from './sheet-picker';

const WIDTH = 1000;

/** From the sheet to goods: choose, look at what is wrong, import, see what came of it. Needs namespace `goods_import`. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('goods_import');
  const [id, setId] = useState<number | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={WIDTH} isPage>
      {id === null ? (
        <SheetPicker onSent={setId} />
      ) : (
        <ImportPanel id={id} onAnother={() => setId(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}
