import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

/** What a text of ours is made of; of anything else only the words are shown. */
const TAGS: ReadonlySet<string> = new Set([
  ...[
    'P',
    'BR',
    'HR',
    'H1',
    'H2',
    'H3',
    'H4',
    'UL',
    'OL',
    'LI',
    'DL',
    'DT',
    'DD',
    'DIV',
    'SECTION',
    'BLOCKQUOTE',
  ],
  ...['STRONG', 'B', 'EM', 'I', 'U', 'S', 'SUB', 'SUP', 'CODE', 'PRE', 'SPAN'],
  ...['TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'A', 'IMG', 'FIGURE', 'FIGCAPTION'],
]);
/** Not even their words. */
const SILENT: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT']);
const VOID: ReadonlySet<string> = new Set(['BR', 'HR', 'IMG']);

const isLink = (href: string): boolean => /^(https?:|mailto:|tel:|#|\/(?!\/))/i.test(href.trim());
const isPicture = (src: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(src.trim());

function attributesOf(element: Element): Record<string, string> {
  if (element.tagName === 'A') {
    const href = element.getAttribute('href') ?? '';
    if (!isLink(href)) return {};
    return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
  }
  if (element.tagName === 'IMG')
    return {
      src: element.getAttribute('src') ?? '',
      alt: element.getAttribute('alt') ?? '',
      loading: 'lazy',
    };
  return {};
}

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || SILENT.has(node.tagName)) return null;
    if (!TAGS.has(node.tagName)) return <Fragment key={at}>{nodesOf(node)}</Fragment>;
    if (node.tagName === 'IMG' && !isPicture(node.getAttribute('src') ?? '')) return null;
    const props = { key: at, ...attributesOf(node) };
    const tag = node.tagName.toLowerCase();
    return VOID.has(node.tagName) ? createElement(tag, props) : createElement(tag, props, ...nodesOf(node));
  });
}

/** A rich text of the server, rebuilt from the known tags: it was cleaned there, and is once more here. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className={classes.root}>{nodes}</div>;
}
