import type { Permission } from '@fovea/shared-types/permissions';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import { useMay } from '../../../lib/permissions';
import { RequestAgain, type RequestForm } from '../../document/request-again';
import { useAccess } from '../../layout/access/access-context';
import type { ShownDocument } from './stock-document-facts';

/** Sends a document that moves stock once more, as it is or corrected. */
export function StockAgain<Shown extends ShownDocument>({
  document,
  permission,
  Form,
}: {
  document: Shown;
  permission: Permission;
  Form: RequestForm<Shown>;
}) {
  const may = useMay();
  const { user } = useAccess();
  if (!document.is_by_hand || !may(permission)) return null;
  const { id, audit_status: status, account_id, audit_notes } = document;
  return (
    <RequestAgain
      facts={{ id, status, audit_notes, is_own: account_id === user.id }}
      shown={document}
      name={document.sn}
      states={STOCK_AUDIT_STATUS}
      isRepeatable
      Form={Form}
    />
  );
}
