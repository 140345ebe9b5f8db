import { createHash } from 'node:crypto';
import { inlineScriptSources } from './inline-scripts.js';

describe('scripts within a document', () => {
  it('are named by what they are, to the letter; those that are loaded are not', () => {
    const text = "\n  ask('/goods');\n";
    const html = `<script type="module" src="/a.js"></script><script>${text}</script><p>x</p>`;
    const hash = createHash('sha256').update(text).digest('base64');
    expect(inlineScriptSources(html)).toEqual([`'sha256-${hash}'`]);
  });

  it('are none in most documents', () => {
    expect(inlineScriptSources('<script src="/a.js"></script>')).toEqual([]);
  });
});
