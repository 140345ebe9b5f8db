/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** The import of a sheet of opening stock by a job ended: all of it, or nothing. */
    'opening-import.finished': {
      import_id: number;
      account_id: number;
      file_name: string;
      is_done: boolean;
      lines: number;
    };
    /** A document that moves stock is pending; whoever may approve is notified. */
    'stock.document-submitted': { document_id: number };
    'stock.document-decided': {
      document_id: number;
      /** Who sent it. */
      account_id: number;
      is_approved: boolean;
      reason: string | null;
    };
    /** An allocation arrived, but so many of it did not: the staff of both warehouses are notified. */
    'stock.allocation-short': { document_id: number; missing: number };
    /** Stock on hand fell to the number at which staff want to be notified; once per fall. */
    'stock.low': { stock_id: number };
    /** A maker is silent for as long as the setting says; again after as long. */
    'stock.notice-silent': { notice_id: number };
    /** An open recall reaches these who were not notified yet. */
    'stock.recall': { recall_id: number; party_ids: number[] };
    /** A recall began to be looked after: whoever knows of pieces that the warehouse does not, says so. */
    'stock.recall-more': { recall_id: number; party_ids: number[] };
    'stock.recall-opened': { recall_id: number };
    /** A count that nobody ended in time was cancelled; whoever started it is notified. */
    'stock.count-expired': { count_id: number; account_id: number; check_sn: string; warehouse: string };
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    stock_document: 'review';
  }
}

export {};
