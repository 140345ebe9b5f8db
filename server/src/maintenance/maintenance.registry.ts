/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** An engineer's certification waits for the platform's decision. */
    'engineer.submitted': { engineer_id: number };
    'engineer.decided': { engineer_id: number; status: number; reason: string | null };
    'engineer.disabled-or-enabled': { engineer_id: number; status: number; reason: string | null };
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    engineer_submission: 'review';
  }
}

export {};
