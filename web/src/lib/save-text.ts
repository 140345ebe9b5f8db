/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  // Editors on Windows take the file for UTF-8 only with the mark in front.
  save(name, new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
}

/** The same of bytes that came as Base64. */
export function saveBytes({ name, mime, content }: { name: string; mime: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  save(name, new Blob([bytes], { type: mime }));
}

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
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

/** A text that begins like a formula stays a text; an amount is a number, also below zero. */
function cell(value: string | number): string {
  const isNumber = typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(value);
  const text = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
