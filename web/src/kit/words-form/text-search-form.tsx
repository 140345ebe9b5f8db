import { type FormEvent, useState } from 'react';
import { Button } from '../button/button';
import classes from './text-search-form.module.css';

interface TextSearchFormProps {
  /** What can be searched; it is the placeholder of the field too. */
  label: string;
  action: string;
  /** What the list shows now. A change from elsewhere wants a new `key`. */
  value: string;
  onSearch: (text: string) => void;
}

/** Words by which a list is narrowed: sent by Enter or the button, never while one types. */
export function TextSearchForm({ label, action, value, onSearch }: TextSearchFormProps) {
  const [text, setText] = useState(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form role="search" className={classes.words} onSubmit={submit}>
      <input
        type="search"
        value={text}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="default">
        {action}
      </Button>
    </form>
  );
}
