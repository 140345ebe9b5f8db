import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

describe('a rich text', () => {
  it('keeps headings, lists, links and tables', () => {
    render(
      <RichText html='<h2>Who</h2><ul><li>one</li></ul><a href="https://fovea.example/x">there</a><table><tr><th>Name</th><td>Fovea</td></tr></table>' />,
    );
    expect(screen.getByRole('heading', { name: 'Who', level: 2 })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('one');
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('cell')).toHaveTextContent('Fovea');
  });

  it('lets no script, no handler, no foreign frame and no odd address through', () => {
    const { container } = render(
      <RichText
        html={
          '<p onclick="steal()" style="position:fixed">words</p><script>steal()</script><iframe src="//evil.example"></iframe>' +
          '<a href="javascript:steal()">bad</a><img src="data:image/svg+xml,x" onerror="steal()"><marquee>moves</marquee>'
        }
      />,
    );
    expect(container.innerHTML).not.toMatch(/steal|iframe|javascript|style=|<img|marquee/);
    expect(container).toHaveTextContent('wordsbadmoves');
  });
});
