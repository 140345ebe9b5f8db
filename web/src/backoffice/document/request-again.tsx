import type { DocumentStates } from '@fovea/shared-types/record/record';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { againOf, type DocumentFacts, type Former } from './former';

/** A form that requests a document: empty, or with what another one says. */
export type RequestForm<Shown> = ComponentType<RequestFormProps<Shown>>;
export interface RequestFormProps<Shown> {
  onClose: () => void;
  former?: Former<Shown>;
}

interface RequestAgainProps<Shown> {
  facts: DocumentFacts;
  shown: Shown;
  name: string;
  states: Pick<DocumentStates, 'pending' | 'approved'>;
  isRepeatable: boolean;
  Form: RequestForm<Shown>;
}

/** Requests a document once more, as it is or corrected. */
export function RequestAgain<Shown>({
  facts,
  shown,
  name,
  states,
  isRepeatable,
  Form,
}: RequestAgainProps<Shown>) {
  const { t } = useTranslation('approval');
  const [former, setFormer] = useState<Former<Shown> | null>(null);
  const again = againOf(facts, states, isRepeatable);
  if (again === null) return null;
  const open = (): void =>
    setFormer({
      shown,
      name,
      isCorrected: again !== 'copy',
      isPending: facts.status === states.pending,
      notes: facts.audit_notes,
    });
  return (
    <>
      <Button variant="default" onClick={open}>
        {t(`again.${again}`)}
      </Button>
      {/* What it began with stays, whatever becomes of the former meanwhile: the server compares. */}
      {former !== null && <Form former={former} onClose={() => setFormer(null)} />}
    </>
  );
}
