import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Dict, DictListResponse } from '@fovea/shared-types/platform/dict.dto';
import {
  codeName,
  type Dictionary,
  ALSO_CALLED,
  DICTIONARY_CODES,
  type DictionaryCode,
} from '../../i18n/dictionary-text.js';
import { DICTIONARY_TONES } from '../../i18n/dictionary-tones.js';

const VERSION_LENGTH = 16;

/** Tables name the states of a document `states:…`; some of these are dictionaries under another name as well. */

interface Known {
  version: string;
  dicts: Dict[];
}

/**
 * All dictionaries in one answer: a client loads them once, and later only checks whether they are current.
 */
@Injectable()
export class DictService {
  private readonly known = new Map<Language, Known>();

  listDictionaries(language: Language, version: string | undefined): DictListResponse {
    const known = this.knownIn(language);
    return version === known.version ? { version, dicts: null } : known;
  }

  /** They are part of the program and do not change while it runs. */
  private knownIn(language: Language): Known {
    let known = this.known.get(language);
    if (!known) {
      const dicts = dictsIn(language);
      const digest = createHash('sha256').update(JSON.stringify(dicts)).digest('base64url');
      known = { version: digest.slice(0, VERSION_LENGTH), dicts };
      this.known.set(language, known);
    }
    return known;
  }
}

function dictsIn(language: Language): Dict[] {
  const names = Object.keys(DICTIONARY_CODES) as Dictionary[]; // the keys of that very object
  return names.flatMap((name) => {
    const codes: readonly DictionaryCode[] = DICTIONARY_CODES[name];
    const items = codes.map((code) => ({
      code,
      label: codeName(language, name, code),
      tone: DICTIONARY_TONES[name]?.[code] ?? null,
    }));
    const other = ALSO_CALLED[name];
    return [{ name, items }, ...(other === undefined ? [] : [{ name: other, items }])];
  });
}
