import { Link } from 'react-router-dom';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../lib/format';
import { useDict } from '../../lib/dicts';
import { CopyButton } from '../copy-button/copy-button';
import { StatusPill } from '../status-pill/status-pill';
import { type Column, type DictColumn, type ImageColumn, type TableImage, valueOf } from './column';
import classes from './cell.module.css';
import { SwitchCell } from './switch-cell';
import { useTranslation } from 'react-i18next';

const EMPTY = '-';

/** The tools of a table for its cells. */
export interface CellTools<Row> {
  /** Opens the viewer. */
  showImages: (images: readonly TableImage[]) => void;
  onOpen?: (row: Row) => void;
}

/** What is true or false reads as the codes of a switch. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function Cell<Row>({ column, row, tools }: { column: Column<Row>; row: Row; tools: CellTools<Row> }) {
  if (column.type === 'custom') return column.render(row) ?? EMPTY;
  if (column.type === 'image') return <ImageCell column={column} row={row} show={tools.showImages} />;
  const value = valueOf(row, column.prop);
  const text = textOf(value);
  if (column.type === 'switch') {
    const label = column.dict === undefined ? undefined : <DictCell dict={column.dict} code={text} />;
    return <SwitchCell column={column} row={row} stateLabel={label} />;
  }
  if (text === '') return column.type === 'look' ? <LookCell row={row} tools={tools} text="" /> : EMPTY;
  switch (column.type) {
    case 'dict':
      return <DictCell dict={column.dict} tones={column.tones} code={String(column.codeOf?.(row) ?? text)} />;
    case 'money':
      return formatMoney(text, column.currency(row));
    case 'number':
      return formatNumber(Number(value));
    case 'date':
      return <time dateTime={text}>{formatDate(text)}</time>;
    case 'datetime':
      return <time dateTime={text}>{formatDateTime(text)}</time>;
    case 'link': {
      const to = column.to(row);
      return to === null ? <Clipped text={text} /> : <Link to={to}>{text}</Link>;
    }
    case 'look':
      return <LookCell row={row} tools={tools} text={text} />;
    default:
      if (column.textDict !== undefined) return <DictText dict={column.textDict} code={text} />;
      return column.isCopyable === true ? <CopyText text={text} /> : <Clipped text={text} />;
  }
}

/** Opens its row, also where that has nothing to call it by. */
function LookCell<Row>({ row, tools, text }: { row: Row; tools: CellTools<Row>; text: string }) {
  const { t } = useTranslation('kit');
  return (
    <button
      type="button"
      className={classes.look}
      aria-label={text === '' ? t('table.open') : undefined}
      onClick={() => tools.onOpen?.(row)}
    >
      <Clipped text={text === '' ? EMPTY : text} />
    </button>
  );
}

/** Two lines at most; what is cut off shows in the table's tip (see use-clip-tip). */
export const Clipped = ({ text }: { text: string }) => (
  <span className={classes.clip} data-clip>
    {text}
  </span>
);

function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('kit');
  return (
    <span className={classes.copy}>
      <Clipped text={text} />
      <CopyButton text={text} label={t('table.copy', { text })} />
    </span>
  );
}

interface DictCellProps extends Pick<DictColumn<unknown>, 'dict' | 'tones'> {
  code: string;
}

const DictText = ({ dict, code }: { dict: string; code: string }) => useDict(dict).label(code);

/** An unknown code shows as it is. */
function DictCell({ dict: name, tones, code }: DictCellProps) {
  const dict = useDict(name);
  return <StatusPill tone={tones?.[code] ?? dict.tone(code) ?? 'neutral'}>{dict.label(code)}</StatusPill>;
}

function ImageCell<Row>({
  column,
  row,
  show,
}: {
  column: ImageColumn<Row>;
  row: Row;
  show: (images: readonly TableImage[]) => void;
}) {
  const { t } = useTranslation('kit');
  const images = column.images(row);
  const first = images[0];
  if (first === undefined) return EMPTY;
  return (
    <button
      type="button"
      className={classes.image}
      // Text on the picture belongs to the button's name.
      aria-label={
        images.length > 1
          ? t('table.show_images', { count: images.length, name: first.name })
          : t('table.show_image', { name: first.name })
      }
      onClick={() => show(images)}
    >
      <img src={first.thumbnail_url ?? first.url} alt="" width={48} height={48} loading="lazy" />
      {images.length > 1 && <span className={classes.imageCount}>{images.length}</span>}
    </button>
  );
}
