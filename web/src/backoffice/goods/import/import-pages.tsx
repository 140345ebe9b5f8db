import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import classes from './import.module.css';

interface ImportPagesProps {
  page: number;
  total: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** Back and forth in a list of the dialog; the address belongs to the page behind it. */
export function ImportPages({ page, total, perPage, onPage }: ImportPagesProps) {
  const { t } = useTranslation('goods_import');
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  return (
    <div className={classes.pager}>
      <Button size="sm" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('page', { page, pages })}</span>
      <Button size="sm" variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </div>
  );
}
