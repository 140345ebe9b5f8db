import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './filter-drawer.module.css';
import { Button } from '../../kit/button/button';
import { useFocusReturn } from '../../kit/focus-return/use-focus-return';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

/** The filters as a sheet from below; the list behind follows at once, the button shows how much is left. */
export function FilterDrawer({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }) {
  const { t } = useTranslation('goods');
  const { t: common } = useTranslation();
  useFocusReturn(true);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="86%"
      title={t('filter.title')}
      closeButtonProps={{ 'aria-label': common('action.close') }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        close: classes.close,
      }}
    >
      <FilterPanel {...panel} />
      <div className={classes.foot}>
        <Button fullWidth size="lg" onClick={onClose}>
          {t('filter.show', { count: panel.answer?.total ?? 0 })}
        </Button>
      </div>
    </Drawer>
  );
}
