/** Of a sheet that is sent in: its rows, and the file. */
export const SHEET_ROWS_MAX = 10_000;
export const SHEET_FILE_MAX_MB = 20;
