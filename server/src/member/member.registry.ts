/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** Documents wait for a review; whoever may audit is notified. */
    'company.submitted': { company_id: number; submission_id: number };
    'company.certification-decided': {
      company_id: number;
      submission_id: number;
      /** Who sent the documents. */
      account_id: number;
      is_approved: boolean;
      reason: string | null;
    };
    /** Certified, for the first time or again: its owner holds the company's role of owners from now on. */
    'company.certified': { company_id: number; owner_id: number };
    /** Sent 30 and 7 days before the certification ends. */
    'company.expiring': { company_id: number; owner_id: number | null; days: number; expired_at: string };
    'company.expired': { company_id: number; owner_id: number | null; expired_at: string };
    'company.disabled': { company_id: number; owner_id: number | null; reason: string };
    /** After it was disabled. */
    'company.enabled': { company_id: number };
    /** Waits for a review; whoever may approve is notified. */
    'licence.submitted': { licence_id: number; submission_id: number };
    'licence.decided': {
      licence_id: number;
      submission_id: number;
      /** Who sent it. */
      account_id: number;
      is_approved: boolean;
      reason: string | null;
    };
    /** `days`: the threshold of the warning, 0: it has ended; `days_left` as they were then. */
    'licence.ending': { licence_id: number; company_id: number; days: number; days_left: number };
    'account.sessions-ended': { session_ids: number[] };
    /** It was turned on or off by its owner: roles that demand it may allow something now, or nothing any more. */
    'account.second-factor-changed': { account_id: number };
    /** What these people may do has changed. */
    'account.grants-changed': { account_ids: number[] };
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    company_submission: 'review';
    licence_submission: 'review';
  }
}

export {};
