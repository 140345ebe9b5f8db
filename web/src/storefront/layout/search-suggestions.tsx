import { IconCategory, IconHistory, IconPhoto, IconSearch, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './search-box.module.css';
import type { Suggestion } from './use-suggestions';

export interface SearchSuggestionsProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

export function SearchSuggestions({ id, suggestions, active, onPick }: SearchSuggestionsProps) {
  const { t } = useTranslation();
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={t('search.label')} className={classes.list}>
      {suggestions.map((suggestion, index) => (
        <li
          key={`${suggestion.kind} ${suggestion.to}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.option}
          // Before the field loses the focus and the list closes.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <Sign suggestion={suggestion} />
          <span className={classes.text}>{suggestion.text}</span>
          <span className={classes.kind}>{t(`search.kind_${suggestion.kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'recent') return <IconHistory size={20} stroke={1.5} aria-hidden />;
  if (suggestion.kind === 'word') return <IconSearch size={20} stroke={1.5} aria-hidden />;
  if (suggestion.kind === 'brand') return <IconTag size={20} stroke={1.5} aria-hidden />;
  if (suggestion.kind === 'category') return <IconCategory size={20} stroke={1.5} aria-hidden />;
  if (suggestion.image === null || suggestion.image === undefined)
    return <IconPhoto size={20} stroke={1.5} aria-hidden />;
  return <img src={suggestion.image} alt="" width={40} height={30} className={classes.picture} />;
}
