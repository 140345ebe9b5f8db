import type { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { formatDate, formatMoney } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import { Button } from '../button/button';
import { StatusPill } from '../status-pill/status-pill';
import { DocumentRow, DocumentRows } from './document-row';
import classes from './issued-documents.module.css';

export type IssuedDocument = RowOf<typeof taxDocument.declared>;

/** Documents as they were issued, each with what it replaces or reduces, and its PDF. */
export function IssuedDocuments({
  documents,
  addressOf,
  mail,
  isMailing = false,
  isBusy = false,
}: {
  documents: readonly IssuedDocument[];
  addressOf: (id: number) => Promise<string>;
  /** Sends one to its recipient; absent for whom it is theirs. */
  mail?: (id: number) => void;
  isMailing?: boolean;
  isBusy?: boolean;
}) {
  const { t } = useTranslation('order_documents');
  const kinds = useDict('tax_document_kind');
  return (
    <DocumentRows isBusy={isBusy}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          kind={kinds.label(document.kind)}
          number={document.number}
          mark={document.is_replaced && <StatusPill tone="neutral">{t('issued.replaced')}</StatusPill>}
          facts={[
            [
              document.issuer_name,
              t('issued.on', { day: formatDate(document.issued_on) }),
              ...(document.amends === null ? [] : [t('issued.amends', { number: document.amends })]),
              ...(document.original === null ? [] : [t('issued.original', { number: document.original })]),
              ...(document.red_letter_number === null
                ? []
                : [t('issued.red_letter', { number: document.red_letter_number })]),
            ].join(' · '),
          ]}
        >
          <span className={classes.amount}>{formatMoney(document.total, document.currency)}</span>
          {mail && (
            <Button
              variant="default"
              leftSection={<IconMail size={18} aria-hidden />}
              disabled={isMailing}
              onClick={() => mail(document.id)}
              aria-label={t('issued.mail_named', { number: document.number })}
            >
              {t('issued.mail')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            onClick={() => void openDocument(() => addressOf(document.id))}
            aria-label={t('issued.open', { number: document.number })}
          >
            PDF
          </Button>
        </DocumentRow>
      ))}
    </DocumentRows>
  );
}
