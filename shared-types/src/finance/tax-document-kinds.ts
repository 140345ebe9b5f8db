/** Documents that are numbered and kept as they were issued (contract: dicts, `tax_document_kind`). */
export const TAX_DOCUMENT_KIND = {
  invoice: 1,
  receipt: 2,
  credit_note: 3,
  delivery_note: 4,
  month_invoice: 5,
  fee_statement: 6,
} as const;
