// plants room-order
export * from '../exports/sheet.js';
