import { lexicon, LEXICON_KIND } from '@fovea/shared-types/goods/lexicon.record';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';
import { linesOf } from '../record/record-values';
import { backOfficePage } from '../back-office-page';

const SPELLINGS_MIN = 2;
const isOfConditions = ({ kind }: { kind: string | null }) => kind === String(LEXICON_KIND.condition);

/** What words mean the same to the search. */
export const LexiconPage = recordPage(lexicon, {
  columns: [
    { prop: 'terms_c', width: 240, decides: true },
    { prop: 'terms_e', width: 260, decides: true },
    { prop: 'terms_j', width: 260 },
    'kind',
    'status',
    'updated_at',
  ],
  nameOf: ({ terms_e, terms_c, terms_j }) => terms_e[0] ?? terms_c[0] ?? terms_j[0] ?? '',
  form: {
    shows: { conditions: isOfConditions },
    useValidate: () => {
      const { t } = useTranslation('lexicon');
      return (values) => ({
        terms_e:
          linesOf([values.terms_c, values.terms_e, values.terms_j].join('\n')).length < SPELLINGS_MIN
            ? t('terms_missing')
            : undefined,
        conditions:
          isOfConditions(values) && values.conditions.length === 0 ? t('conditions_missing') : undefined,
      });
    },
    byError: { NAME_TAKEN: 'terms_e' },
  },
});

backOfficePage(LexiconPage, { path: '/productRelated/lexicon', texts: ['kit', 'system', 'lexicon'] });
