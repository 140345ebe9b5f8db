import type { AuditField, AuditValue } from '@fovea/shared-types/rbac/audit-log.dto';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatDate, formatDateTimeSeconds } from '../../lib/format';
import classes from './audit-log-dialog.module.css';
import { AuditName } from './audit-subject';
import { readableText } from './readable-text';
import { wordDiff, type Piece } from './word-diff';

type Side = 'before' | 'after';

/** One side of a field, with what the other side does not have marked. */
export function AuditSide({ field, side }: { field: AuditField; side: Side }) {
  const own = field[side];
  const other = field[side === 'before' ? 'after' : 'before'];
  if (own === null || (own.length === 0 && other === null)) return <>-</>;
  if (field.is_list) return <Entries field={field} own={own} other={other} side={side} />;
  const [value] = own;
  if (value === undefined) return <>-</>;
  if (field.kind === 'text' || field.kind === 'html')
    return <ComparedText field={field} text={value.text} other={other?.[0]?.text ?? null} side={side} />;
  return <Value field={field} value={value} />;
}

/** A list that changed shows what came and what went, and how much stayed. */
function Entries(props: { field: AuditField; own: AuditValue[]; other: AuditValue[] | null; side: Side }) {
  const { t } = useTranslation('system');
  const { field, own, other, side } = props;
  if (own.length === 0) return <>-</>;
  const elsewhere = new Set(other?.map(({ text }) => text));
  const isCompared = field.is_changed && other !== null;
  const moved = isCompared ? own.filter(({ text }) => !elsewhere.has(text)) : own;
  const stayed = own.length - moved.length;
  return (
    <ul className={classes.entries}>
      {moved.map((value, at) => (
        <li key={at}>
          {isCompared ? (
            <Mark side={side}>
              <Value field={field} value={value} />
            </Mark>
          ) : (
            <Value field={field} value={value} />
          )}
        </li>
      ))}
      {stayed > 0 && <li className={classes.minor}>{t('audit.stayed', { count: stayed })}</li>}
    </ul>
  );
}

function ComparedText({
  field,
  text,
  other,
  side,
}: {
  field: AuditField;
  text: string;
  other: string | null;
  side: Side;
}) {
  const { t } = useTranslation('system');
  const read = (value: string): string =>
    field.kind === 'html' ? readableText(value, t('audit.picture')) : value;
  const own = read(text);
  if (own === '') return <>-</>;
  if (!field.is_changed || other === null) return <span className={classes.text}>{own}</span>;
  const elsewhere = read(other);
  // Only how it looks is different: headings, bold, links.
  if (own === elsewhere)
    return (
      <span className={classes.text}>
        {own} <span className={classes.minor}>{t('audit.other_look')}</span>
      </span>
    );
  const diff = side === 'before' ? wordDiff(own, elsewhere) : wordDiff(elsewhere, own);
  return (
    <span className={classes.text}>
      {diff[side].map((piece: Piece, at) =>
        piece.isChanged ? (
          <Mark key={at} side={side}>
            {piece.text}
          </Mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  );
}

const Mark = ({ side, children }: { side: Side; children: React.ReactNode }) =>
  side === 'before' ? <del>{children}</del> : <ins>{children}</ins>;

function Value({ field: { kind }, value }: { field: AuditField; value: AuditValue }) {
  const { text, currency, subject_type, subject_opens } = value;
  if (text === '') return <>-</>;
  if (kind === 'money' && currency !== null) return <MoneyText value={text} currency={currency} />;
  if (kind === 'instant') return <>{formatDateTimeSeconds(text)}</>;
  if (kind === 'day') return <>{formatDate(text)}</>;
  return <AuditName text={text} subjectType={subject_type} opens={subject_opens} />;
}
