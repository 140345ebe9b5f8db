import { type FormEvent, useState } from 'react';
import { Button } from '../button/button';
import classes from './words-form.module.css';

interface WordsFormProps {
  /** What can be sought; it stands in the empty field too. */
  label: string;
  action: string;
  /** What the list shows now. A change from elsewhere wants a new `key`. */
  value: string;
  onSearch: (words: string) => void;
}

/** Words by which a list is narrowed: sent by Enter or the button, never while one types. */
export function WordsForm({ label, action, value, onSearch }: WordsFormProps) {
  const [words, setWords] = useState(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(words);
  };
  return (
    <form role="search" className={classes.words} onSubmit={submit}>
      <input
        type="search"
        value={words}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="default">
        {action}
      </Button>
    </form>
  );
}
