import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../kit/dialog/dialog';
import { SheetPicker } from '../../../kit/sheet-picker/sheet-picker';
import { EarlierImports } from './earlier-imports';
import { ImportPanel } from './import-panel';
import { fetchTemplate, sendSheet } from './import.queries';

const WIDTH = 1000;

interface ImportDialogProps {
  /** The sheet that is looked at; null: one can be chosen. */
  id: number | null;
  onOpen: (id: number | null) => void;
  onClose: () => void;
}

/** From the sheet to goods: choose, look at what is wrong, import, see what came of it. Needs namespace `goods_import`. */
export function ImportDialog({ id, onOpen, onClose }: ImportDialogProps) {
  const { t } = useTranslation('goods_import');
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={WIDTH} isPage>
      {id === null ? (
        <>
          <SheetPicker
            intro={t('intro')}
            fetchTemplate={fetchTemplate}
            send={sendSheet}
            onSent={(sent) => onOpen(sent.id)}
          />
          <EarlierImports onOpen={onOpen} />
        </>
      ) : (
        <ImportPanel id={id} onAnother={() => onOpen(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}
