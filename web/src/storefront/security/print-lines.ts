import classes from './security.module.css';

/** Prints a title and lines alone on a page, through a frame of its own that goes when the printing is over. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Not hidden: what is not laid out is printed as an empty page.
  frame.className = classes.printed ?? '';
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const page = frame.contentWindow;
  if (page === null) throw new Error('a frame without a window cannot print');
  const heading = page.document.createElement('h1');
  heading.textContent = title;
  const list = page.document.createElement('pre');
  list.textContent = lines.join('\n');
  page.document.title = title;
  page.document.body.append(heading, list);
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
}
