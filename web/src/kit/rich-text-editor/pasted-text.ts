/** What ends a line where HTML is read. */
const BLOCKS = 'address,article,blockquote,dd,div,dt,h1,h2,h3,h4,h5,h6,li,p,pre,section,td,th,tr';
/** What the editor itself copied, a picture without words for instance. */
const OWN = 'data-pm-slice';

/** The words of HTML, a line for each block. Nothing in it is loaded or run. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script,style,template,title')) hidden.remove();
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return body.textContent.replace(/[^\S\n]*\n\s*/g, '\n').trim();
}

/** What is pasted as words; null: the editor's own clipboard, which keeps its looks where it has no words. */
export function pastedText(clipboard: Pick<DataTransfer, 'getData'> | null): string | null {
  const plain = clipboard?.getData('text/plain') ?? '';
  if (plain !== '') return plain;
  const html = clipboard?.getData('text/html') ?? '';
  return html.includes(OWN) ? null : textOf(html);
}
