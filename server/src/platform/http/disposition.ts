/** A name, without halves of surrogate pairs, for a browser to save a file under (RFC 6266): in any script. */
export function disposition(type: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename*=UTF-8''${encoded}`;
}
