/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** Goods wait for their review; whoever may approve is notified. */
    'goods.submitted': { goods_id: number; submission_id: number };
    'goods.decided': {
      goods_id: number;
      submission_id: number;
      /** Who handed it in. */
      account_id: number;
      is_approved: boolean;
      reason: string | null;
    };
    /** On the shelf from now on, where they were not before. */
    'goods.listed': { goods_ids: number[] };
    /**
     * What listed goods show of their sale became another (SALE_STATE): by their seller's hand, or by an auction or
     * order where somebody may have waited for them.
     */
    'goods.sale-state-changed': { goods_id: number; from: number; to: number };
    /** What the shop shows of listed goods was changed: a review approved it, or a price counts at once. */
    'goods.changed': { goods_id: number };
    'goods.forced-off': { goods_id: number; seller_id: number; reason: string };
    /** The import of a sheet of goods by a job ended; rows that came with an earlier one are in neither count. */
    'goods-import.finished': {
      import_id: number;
      account_id: number;
      file_name: string;
      is_done: boolean;
      imported: number;
      left_out: number;
    };
    'goods-question.added': { question_id: number };
    /** Answered for the first time. */
    'goods-question.answered': { question_id: number };
    /** Goods were listed that answer a kept search; `address` is the query of the storefront's search page. */
    'saved-search.matched': {
      saved_search_id: number;
      account_id: number;
      name: string;
      address: string;
      /** The newest of them. */
      goods_id: number;
      count: number;
    };
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    goods_submission: 'review';
  }
}

export {};
