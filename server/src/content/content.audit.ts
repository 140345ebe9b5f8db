import { namedBy, namedInThree, type AuditSubject } from '../platform/audit/audit-subjects.js';

/** What people write is called by who wrote it. */
export const contentAudit: Readonly<Record<string, AuditSubject>> = {
  feedback: namedBy('feedback', 'email'),
  message_board: namedBy('message_board', 'email'),
  static_page: namedInThree('static_page', 'title'),
};
