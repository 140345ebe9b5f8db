import '@mantine/tiptap/styles.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineScope } from '../mantine-scope/mantine-scope';
import text from '../rich-text/rich-text.module.css';
import classes from './editor.module.css';
import { LinkControl } from './link-control';
import { pastedText } from './pasted-text';
import { useInsertImages } from './use-insert-images';

export interface EditorProps {
  /** HTML; empty text is `''`. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  error?: string;
  required?: boolean;
  /** Of the form's field: a refused form goes there. */
  name?: string;
  /** Of what is written: `zh`, `en`, `ja`. */
  lang?: string;
}

const extensions = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3] } }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  Image,
];

/** tiptap leaves an empty paragraph where there is nothing. */
const htmlOf = (editor: { isEmpty: boolean; getHTML: () => string }): string =>
  editor.isEmpty ? '' : editor.getHTML();

export function Editor({ value, onChange, label, error, required = false, name, lang }: EditorProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const take = useRef<(files: readonly File[]) => void>(() => undefined);
  const known = useRef(value);
  const isPasting = useRef(false);
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        // Written as it will be read.
        class: text.root ?? '',
        'aria-label': label,
        'aria-required': String(required),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-invalid': String(error !== undefined),
        ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
        ...(name === undefined ? {} : { 'data-field': name }),
        ...(lang === undefined ? {} : { lang }),
      },
      // What comes from elsewhere comes without its looks; pictures are uploaded instead of embedded.
      handlePaste: (view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length > 0) {
          take.current(files);
          return true;
        }
        // Pasting the text calls this once more.
        if (isPasting.current) return false;
        const pasted = pastedText(event.clipboardData);
        if (pasted === null) return false;
        if (pasted === '') return true;
        isPasting.current = true;
        try {
          return view.pasteText(pasted, event);
        } finally {
          isPasting.current = false;
        }
      },
      handleDrop: (_view, event, _slice, isMove) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMove || files.length === 0) return false;
        event.preventDefault();
        take.current(files);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = htmlOf(changed);
      onChange(known.current);
    },
  });
  const { insert, sending, failure } = useInsertImages(editor);
  useEffect(() => {
    take.current = insert;
  });
  // A form that begins anew, or a value from the server; what was typed here is what it already has.
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <MantineScope>
      <div className={classes.root}>
        <span className={classes.label}>
          {label}
          {required && (
            <span className={classes.required} data-required aria-hidden>
              {' *'}
            </span>
          )}
        </span>
        <Frame editor={editor} className={classes.frame} data-error={error !== undefined || undefined}>
          <Frame.Toolbar role="group" aria-label={t('editor.toolbar', { label })}>
            <Frame.ControlsGroup>
              <Frame.Bold aria-label={t('editor.bold')} title={t('editor.bold')} />
              <Frame.Underline aria-label={t('editor.underline')} title={t('editor.underline')} />
              <Frame.Strikethrough aria-label={t('editor.strike')} title={t('editor.strike')} />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.H2 aria-label={t('editor.h2')} title={t('editor.h2')} />
              <Frame.H3 aria-label={t('editor.h3')} title={t('editor.h3')} />
              <Frame.BulletList aria-label={t('editor.bullets')} title={t('editor.bullets')} />
              <Frame.OrderedList aria-label={t('editor.numbers')} title={t('editor.numbers')} />
              <Frame.Blockquote aria-label={t('editor.quote')} title={t('editor.quote')} />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <LinkControl editor={editor} />
              <Frame.Unlink aria-label={t('editor.unlink')} title={t('editor.unlink')} />
              <Frame.Control
                aria-label={t('editor.image')}
                title={t('editor.image')}
                onClick={() => picker.current?.click()}
              >
                <IconPhoto size={16} stroke={1.5} aria-hidden />
              </Frame.Control>
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Undo aria-label={t('editor.undo')} title={t('editor.undo')} />
              <Frame.Redo aria-label={t('editor.redo')} title={t('editor.redo')} />
            </Frame.ControlsGroup>
          </Frame.Toolbar>
          <Frame.Content className={classes.content} />
        </Frame>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept="image/png,image/jpeg"
          onChange={(event) => {
            insert([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <p role="status" className={classes.note}>
          {sending > 0 ? t('editor.sending', { count: sending }) : ''}
        </p>
        {(failure ?? error) !== undefined && (
          <p id={`${id}-error`} role="alert" className={classes.error}>
            {failure ?? error}
          </p>
        )}
      </div>
    </MantineScope>
  );
}
