import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { type ApprovalSubject, EMPTY_DRAFT, type DecisionInput, type SentDocument } from './approval-subject';
import { Decision } from './decision';

const document = (change: Partial<SentDocument>): SentDocument => ({
  id: 1,
  sentBy: 'Mihon Taro',
  sentAt: '2026-11-20T00:00:00Z',
  verdict: 'waiting',
  decidedBy: null,
  decidedAt: null,
  notes: null,
  fieldReasons: {},
  ...change,
});
const waiting = document({});

const decide = vi.fn<(decision: DecisionInput) => Promise<{ isFinal: boolean }>>();
const onDecided = vi.fn();
const onChanged = vi.fn(async () => undefined);
beforeEach(() => {
  decide.mockReset().mockResolvedValue({ isFinal: true });
  onDecided.mockReset();
});

function Scene({ documents, ...change }: { documents: SentDocument[] } & Partial<ApprovalSubject>) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        {/* As in the product: a drawer over its queue. */}
        <div role="dialog" aria-modal="true">
          <Decision
            subject={{ id: 70, name: 'Mihon Eye Trading', documents, ownText: null, ...change }}
            fields={[{ name: 'legal_person', label: 'Representative' }]}
            consequences={{ approve: 'It may sell.', reject: 'It is notified of the reason.' }}
            {...{ draft, setDraft, decide, onChanged, onDecided }}
          >
            {null}
          </Decision>
        </div>
      </MantineScope>
    </QueryClientProvider>
  );
}
const question = (name: RegExp) => within(screen.getByRole('dialog', { name }));

describe('the decision', () => {
  it('takes notes to reject, quotes them, and sends them with what is wrong with which field', async () => {
    const person = userEvent.setup();
    render(<Scene documents={[waiting]} />);
    await person.click(screen.getByRole('button', { name: /Reject/ }));
    expect(screen.getByLabelText(/Notes/)).toHaveFocus();
    expect(screen.getByText('Please say why it is rejected')).toBeInTheDocument();
    await person.keyboard('The licence is cut off');
    await person.selectOptions(screen.getByRole('combobox', { name: /Point out a field/ }), 'Representative');
    expect(screen.getByRole('textbox', { name: 'Representative' })).toHaveFocus();
    await person.keyboard('Another name');
    await person.click(screen.getByRole('button', { name: /^Reject/ }));
    const dialog = question(/Reject Mihon Eye Trading/);
    expect(dialog.getByText('The licence is cut off')).toBeInTheDocument();
    expect(dialog.getByText('1 field is pointed out.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(onDecided).toHaveBeenCalled());
    expect(decide).toHaveBeenCalledWith({
      status: -1,
      notes: 'The licence is cut off',
      fieldReasons: { legal_person: 'Another name' },
      documentId: 1,
    });
  });

  it('is made by keys, but not while somebody types', async () => {
    const person = userEvent.setup();
    render(<Scene documents={[waiting]} />);
    await person.click(screen.getByLabelText(/Notes/));
    await person.keyboard('a rare case');
    expect(screen.queryByRole('dialog', { name: /Approve/ })).not.toBeInTheDocument();
    await person.click(window.document.body);
    await person.keyboard('a');
    await person.click(question(/Approve Mihon Eye Trading/).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(1));
  });

  it('by somebody else is shown with name and time, and what was written stays on screen', async () => {
    const { rerender } = render(<Scene documents={[waiting]} />);
    await userEvent.type(screen.getByLabelText(/Notes/), 'The licence is cut off');
    const decided = document({
      verdict: 'rejected',
      decidedBy: 'Ben Demo',
      decidedAt: '2026-11-21T03:00:00Z',
    });
    rerender(<Scene documents={[decided]} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Ben Demo already rejected this on .*2026/);
    expect(screen.getByText('The licence is cut off')).toBeInTheDocument();
    expect(screen.queryByLabelText(/Notes/)).not.toBeInTheDocument();
  });

  it('continues with newer rows and the notes written for the older', async () => {
    const { rerender } = render(<Scene documents={[waiting]} />);
    await userEvent.type(screen.getByLabelText(/Notes/), 'The licence is cut off');
    rerender(<Scene documents={[document({ id: 2 }), document({ verdict: 'taken_back' })]} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Something else was sent/);
    expect(screen.getByLabelText(/Notes/)).toHaveValue('The licence is cut off');
  });

  it('that is refused shows why and stays', async () => {
    decide.mockRejectedValue(new Error('Somebody has already decided this.'));
    render(<Scene documents={[waiting]} />);
    await userEvent.click(screen.getByRole('button', { name: /Approve/ }));
    await userEvent.click(question(/Approve Mihon/).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has already decided this.');
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('is nobody’s own, and names who gave the first of two', () => {
    const firstDecision = {
      is_approved: true,
      is_final: false,
      is_own: false,
      notes: null,
      decided_by: 'Ben Demo',
      decided_at: '2026-11-21T03:00:00Z',
    };
    const { rerender } = render(<Scene documents={[waiting]} firstDecision={firstDecision} />);
    expect(screen.getByText(/Ben Demo gave the first of two approvals/)).toBeInTheDocument();
    // Who gave it cannot give the second.
    rerender(<Scene documents={[waiting]} firstDecision={{ ...firstDecision, is_own: true }} />);
    expect(screen.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^1\/2 approved/)).toBeInTheDocument();
    rerender(<Scene documents={[waiting]} ownText="You sent this." />);
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
    expect(screen.getByText('You sent this.')).toBeInTheDocument();
  });
});
