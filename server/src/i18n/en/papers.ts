import type { PaperTexts } from '../paper-text.js';

export const papers: PaperTexts = {
  passport: {
    title: 'Serial number passport',
    facts: {
      goods: 'Item',
      model: 'Model',
      maker: 'Maker',
      category: 'Category',
      gtin: 'GTIN',
      place: 'Where it is',
    },
    places: { none: 'Not in stock', way: 'on its way' },
    history: 'What happened to it',
    columns: { at: 'When', what: 'What', where: 'Warehouse / company', note: 'Remarks' },
    kinds: {
      listing: 'Offered for sale',
      test: 'Test',
      service: 'Service',
      note: 'Note',
      recall: 'Recall',
      auction: 'Put up for auction',
      auction_sold: 'Sold at auction',
      auction_unsold: 'Auction ended without a sale',
      statement: 'Disinfection and data wipe',
      notice: 'Used-device notice',
    },
    results: ['failed', 'passed'],
    note: 'Drawn up from the records of the system, as far as its reader may see them. Scan the code for the latest.',
  },
  statement: {
    title: 'Statement of disinfection and data wipe',
    from: 'Issued by',
    withdrawn: 'WITHDRAWN. This statement no longer holds.',
    statement:
      'We state that the device below has been disinfected as described and holds no data of patients.',
    cleaning: 'Disinfection',
    data: 'Data of patients',
    signed_at: 'Stated at',
    signature: 'Signature',
  },
  labels: { title: 'Labels of devices' },
  certificate: {
    titles: { arrival: 'Arrival slip', stockIn: 'Certificate of stock-in', send: 'Delivery note' },
    from: 'From',
    to: 'Received by',
    facts: { at: 'Date', warehouse: 'Warehouse', logistics: 'Tracking no.', by: 'Handled by' },
    columns: { line: 'No.', goods: 'Item', model: 'Model', serial: 'Serial no.', quantity: 'Quantity' },
    total: 'Total quantity',
    signatures: ['Delivered by', 'Received by'],
    note: 'The code leads to the passports of the devices on this slip.',
  },
};
