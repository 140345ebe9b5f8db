/** Points of A4. */
const PAGE = { width: 595, height: 842 };

/** A PDF of one A4 page that a JPEG fills. */
export function pdfPage(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const drawing = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Picture Do Q`;
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
        '/Resources << /XObject << /Picture 5 0 R >> >> >>',
    ),
    stream('', Buffer.from(drawing)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        '/BitsPerComponent 8 /Filter /DCTDecode ',
      jpeg,
    ),
  ];
  return joined(objects);
}

const stream = (facts: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${facts}/Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Numbered objects with the table of where each begins. */
function joined(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const begins = objects.map((object, at) => {
    const begin = length;
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return begin;
  });
  const rows = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
