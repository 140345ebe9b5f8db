/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  // Editors on Windows take the file for UTF-8 only with the mark in front.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken the data by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Rows as sheets read them: commas, quotes doubled, lines ended by CR LF. */
export const csvText = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** A text that begins like a formula stays a text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
