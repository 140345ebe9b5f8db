import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { IconSearch, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, SEARCH_MODE, to } from '../../lib/paths';
import { rememberSearch } from './recent-searches';
import classes from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions';
import { type Suggestion, useSuggestions } from './use-suggestions';

/** As much as the server reads. */
const TEXT_LENGTH_MAX = 100;
const SENTENCE_MAX = 300;

/**
 * Enter searches; suggestions come below while typing and are selected with the arrows. The switch selects
 * whether words are searched, or a sentence is understood.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useId();
  const address = new URLSearchParams(pathname === paths.searchCommodity ? search : '');
  const searched = address.get('goods_name') ?? '';
  const wasAi = address.get('search') === String(SEARCH_MODE.ai);
  const [text, setText] = useState(searched);
  const [isAi, setAi] = useState(wasAi);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const mode = isAi ? SEARCH_MODE.ai : SEARCH_MODE.page;
  const suggestions = useSuggestions(text, isOpen, mode);

  // The address decides: Back and a cleared filter show in the box as well.
  useEffect(() => setText(searched), [searched]);
  // The search by sentences stays on, also after a link or Back.
  useEffect(() => setAi(wasAi), [wasAi, pathname]);
  useEffect(() => setActive(-1), [suggestions.length]);

  const go = (suggestion: Suggestion): void => {
    setOpen(false);
    if (suggestion.kind === 'recent' || suggestion.kind === 'word') rememberSearch(suggestion.text);
    void navigate(suggestion.to);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = suggestions[active];
    if (isOpen && chosen !== undefined) {
      go(chosen);
      return;
    }
    const query = text.normalize('NFKC').trim();
    setOpen(false);
    input.current?.blur();
    if (query !== '') rememberSearch(query);
    void navigate(
      to.search({
        type: SALE_TYPE.all,
        goods_name: query === '' ? undefined : query,
        search: mode,
      }),
    );
  };
  const press = (event: KeyboardEvent): void => {
    // The Enter and the arrows of an input method belong to it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const count = suggestions.length;
    if (count === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const isListShown = isOpen && suggestions.length > 0;
  return (
    <form
      role="search"
      className={classes.root}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <input
        ref={input}
        type="search"
        role="combobox"
        className={classes.input}
        aria-label={t('search.label')}
        placeholder={t(isAi ? 'search.ai_placeholder' : 'search.placeholder')}
        autoComplete="off"
        maxLength={isAi ? SENTENCE_MAX : TEXT_LENGTH_MAX}
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListShown && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      <button
        type="button"
        role="switch"
        className={classes.mode}
        aria-checked={isAi}
        aria-label={t('search.ai')}
        title={t('search.ai')}
        onClick={() => {
          setAi(!isAi);
          input.current?.focus();
        }}
      >
        <IconSparkles size={16} stroke={1.75} aria-hidden />
        {t('search.ai_short')}
      </button>
      <button type="submit" className={classes.button}>
        <IconSearch size={20} stroke={2} aria-hidden />
        <span>{t('search.button')}</span>
      </button>
      {isListShown && <SearchSuggestions id={id} suggestions={suggestions} active={active} onPick={go} />}
      <span role="status" className={classes.hidden}>
        {isListShown ? t('search.suggestions', { count: suggestions.length }) : ''}
      </span>
    </form>
  );
}
