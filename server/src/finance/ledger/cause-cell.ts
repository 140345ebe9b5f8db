import { CAUSE_NAMES } from '@fovea/shared-types/finance/cause-names';
import type { Language } from '@fovea/shared-types/language';
import { textIn } from '@fovea/shared-types/record/translations';

/** The name of a kind of cause or document in a file, whose reader knows none of the ledger's own. */
export const causeCell =
  (field: string) =>
  (row: Readonly<Record<string, unknown>>, language: Language): string | undefined => {
    const name = CAUSE_NAMES[String(row[field])];
    return name && textIn(name, language);
  };
