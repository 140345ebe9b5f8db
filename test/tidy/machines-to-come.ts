/** Machines whose tables are still to come: this list only shrinks. */
export const TO_COME: readonly string[] = [
  'article',
  'article_banner',
  'carousel',
  'daily_report',
  'device',
  'maintenance_approval',
  'qr_code',
  'qr_request',
  'repair_order',
  'system_push',
];
