/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** A change of a setting waits for another person's decision, or for its time. */
    'setting-change.submitted': { setting_change_id: number };
    /** It was approved or refused. */
    'setting-change.decided': { setting_change_id: number; status: number; reason: string | null };
    /** The setting is changed. */
    'setting-change.effective': {
      setting_change_id: number;
      /** Who approved it, or set a first value; null: its time was over. */
      by: number | null;
    };
    /** Its time was over and it did not fit any more. */
    'setting-change.lapsed': { setting_change_id: number };
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    setting_change: 'review';
  }
}

export {};
