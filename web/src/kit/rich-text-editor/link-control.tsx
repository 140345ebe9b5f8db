import { Popover } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import classes from './editor.module.css';
import { linkAddress } from './link-address';

/** Selected words become a link; without a selection the address itself is written. */
function putLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

/** On what has the focus while Esc closes this popover and not the drawer around it. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/** The kit's own: the one of the library is English only and has a button without a name. */
export function LinkControl({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isBad, setBad] = useState(false);
  const isActive = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const open = (): void => {
    const { href = '' } = editor.getAttributes('link') as { href?: string };
    setAddress(href);
    setBad(false);
    setOpen(true);
  };
  const apply = (): void => {
    const href = linkAddress(address);
    if (href === null) return setBad(true);
    setOpen(false);
    putLink(editor, href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" zIndex={10_000}>
      <Popover.Target>
        <Frame.Control
          aria-label={t('editor.link')}
          title={t('editor.link')}
          active={isActive}
          onClick={isOpen ? () => setOpen(false) : open}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </Frame.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('editor.link')}>
        <div className={classes.link}>
          <label htmlFor={id}>{t('editor.link_address')}</label>
          <div>
            <input
              {...KEEPS_ESCAPE}
              id={id}
              type="text"
              inputMode="url"
              value={address}
              placeholder="https://fovea.example"
              aria-invalid={isBad}
              aria-describedby={isBad ? `${id}-error` : undefined}
              onChange={(event) => {
                setAddress(event.target.value);
                setBad(false);
              }}
              onKeyDown={onKeyDown}
            />
            <Button {...KEEPS_ESCAPE} onClick={apply}>
              {t('editor.link_set')}
            </Button>
          </div>
          {isBad && (
            <p id={`${id}-error`} role="alert" className={classes.error}>
              {t('editor.link_bad')}
            </p>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
