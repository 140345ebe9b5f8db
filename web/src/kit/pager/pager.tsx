import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format';
import { type ListPage, PAGE_SIZES } from '../../lib/list-page';
import { wholeIn } from '../form/number-text';
import { useIsNarrow } from '../use-is-narrow';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './pager.module.css';

/** Total, sizes, previous, pages, next and a jumper. */
export function Pager({ list, total }: { list: ListPage; total: number }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const pages = Math.max(1, Math.ceil(total / list.limit));
  const { range } = usePagination({
    total: pages,
    page: list.page,
    onChange: list.setPage,
    siblings: isNarrow ? 0 : 1,
    boundaries: 1,
  });
  return (
    <nav className={classes.root} aria-label={t('pager.label')}>
      <span className={classes.total}>{t('pager.total', { count: total, total: formatNumber(total) })}</span>
      <label className={classes.size}>
        <VisuallyHidden>{t('pager.size_label')}</VisuallyHidden>
        <select
          value={list.limit}
          onChange={(event) => {
            const size = PAGE_SIZES.find((known) => String(known) === event.target.value);
            if (size !== undefined) list.setLimit(size);
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {t('pager.size', { size })}
            </option>
          ))}
        </select>
      </label>
      <ul className={classes.pages}>
        <li>
          <button
            type="button"
            aria-label={t('pager.previous')}
            disabled={list.page <= 1}
            onClick={() => list.setPage(list.page - 1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
        </li>
        {range.map((page, index) =>
          page === 'dots' ? (
            <li key={`dots-${index}`} className={classes.dots} aria-hidden>
              …
            </li>
          ) : (
            <li key={page}>
              <button
                type="button"
                aria-label={t('pager.page', { page })}
                aria-current={page === list.page ? 'page' : undefined}
                onClick={() => list.setPage(page)}
              >
                {page}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={t('pager.next')}
            disabled={list.page >= pages}
            onClick={() => list.setPage(list.page + 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </li>
      </ul>
      {pages > 1 && <Jumper pages={pages} onJump={list.setPage} />}
    </nav>
  );
}

function Jumper({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const jump = (event: FormEvent): void => {
    event.preventDefault();
    const page = wholeIn(text);
    const isRight = page !== null && page >= 1 && page <= pages;
    setRefused(!isRight && text.trim() !== '');
    if (!isRight) return;
    onJump(page);
    setText('');
  };
  return (
    <form className={classes.jumper} onSubmit={jump}>
      <label htmlFor={id}>{t('pager.jump')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
      />
      {isRefused && (
        <span id={`${id}-error`} role="alert" className={classes.wrong}>
          {t('pager.jump_wrong', { pages: formatNumber(pages) })}
        </span>
      )}
    </form>
  );
}
