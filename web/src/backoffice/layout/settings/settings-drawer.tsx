import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Switch } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { Drawer } from '../../../kit/drawer/drawer';
import { RadioGroup } from '../../../kit/radio-group/radio-group';
import { toast } from '../../../lib/toast-store';
import { ADMIN_COLOUR } from '../theme/admin-ramp';
import {
  dropPreview,
  LOCK_MINUTES,
  previewSettings,
  resetSettings,
  saveSettings,
  type Settings,
  SIDE_THEMES,
  SIZES,
  useSettings,
} from './settings';
import classes from './settings-drawer.module.css';

const COLOURS = [
  [ADMIN_COLOUR, 'blue'],
  ['#11a983', 'green'],
  ['#13c2c2', 'cyan'],
  ['#6959cd', 'purple'],
  ['#f5222d', 'red'],
  ['#fa8c16', 'orange'],
  ['#304156', 'slate'],
] as const;
type ColourName = (typeof COLOURS)[number][1];
const COLOUR_NAMES: ReadonlyMap<string, ColourName> = new Map(COLOURS);
const COLOUR_VALUES: readonly string[] = [...COLOUR_NAMES.keys()];
const FLAGS = ['topNav', 'tagsView', 'fixedHeader', 'sidebarLogo', 'dynamicTitle'] as const;

/** How the back office looks. What is chosen shows at once and stays when it is saved. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  const settings = useSettings();
  const set = (changes: Partial<Settings>): void => previewSettings(changes);
  return (
    <Drawer
      title={t('settings.title')}
      size={300}
      isPage={false}
      isClear
      onClose={() => {
        dropPreview();
        onClose();
      }}
    >
      <div className={classes.root}>
        <Section title={t('settings.side_theme')}>
          {(id) => (
            <RadioGroup
              labelId={id}
              className={classes.themes}
              values={SIDE_THEMES}
              value={settings.sideTheme}
              onChoose={(sideTheme) => set({ sideTheme })}
            >
              {(value, radio) => (
                <button {...radio} className={classes.theme} data-side={value}>
                  <ThemePicture />
                  <span>{t(`settings.${value}`)}</span>
                </button>
              )}
            </RadioGroup>
          )}
        </Section>
        <Section title={t('settings.colour')}>
          {(id) => (
            <>
              <RadioGroup
                labelId={id}
                className={classes.colours}
                values={COLOUR_VALUES}
                value={settings.theme}
                onChoose={(theme) => set({ theme })}
              >
                {(colour, radio) => (
                  <button
                    {...radio}
                    aria-label={t(`settings.colour_${COLOUR_NAMES.get(colour) ?? 'blue'}`)}
                    className={classes.colour}
                    style={{ background: colour }}
                  >
                    {settings.theme === colour && <IconCheck size={16} stroke={3} aria-hidden />}
                  </button>
                )}
              </RadioGroup>
              <label className={classes.own}>
                <input
                  type="color"
                  value={settings.theme}
                  onChange={(event) => set({ theme: event.target.value.toLowerCase() })}
                />
                <span>{t('settings.own_colour')}</span>
              </label>
            </>
          )}
        </Section>
        <Section title={t('settings.layout')}>
          {() =>
            FLAGS.map((flag) => (
              <Switch
                key={flag}
                className={classes.flag}
                labelPosition="left"
                label={t(`settings.${flag}`)}
                checked={settings[flag]}
                onChange={(event) => set({ [flag]: event.currentTarget.checked })}
              />
            ))
          }
        </Section>
        <Choice
          title={t('settings.size')}
          value={settings.size}
          choices={SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
          onChoose={(size) => set({ size })}
        />
        <Choice
          title={t('settings.lock')}
          value={settings.lockMinutes}
          choices={LOCK_MINUTES.map((value) => ({
            value,
            label: value === 0 ? t('settings.lock_never') : t('settings.lock_minutes', { count: value }),
          }))}
          onChoose={(lockMinutes) => set({ lockMinutes })}
        />
        <div className={classes.actions}>
          <Button
            onClick={() => {
              saveSettings();
              toast.success(t('settings.saved'));
              onClose();
            }}
          >
            {t('action.save', { ns: 'common' })}
          </Button>
          <Button variant="default" onClick={resetSettings}>
            {t('settings.reset')}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

function Section({ title, children }: { title: string; children: (titleId: string) => ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section}>
      <h3 id={id}>{title}</h3>
      {children(id)}
    </section>
  );
}

interface ChoiceProps<Value extends string | number> {
  title: string;
  value: Value;
  choices: ReadonlyArray<{ value: Value; label: string }>;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ title, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Section title={title}>
      {(id) => (
        <RadioGroup
          labelId={id}
          className={classes.choices}
          values={choices.map((choice) => choice.value)}
          value={value}
          onChoose={onChoose}
        >
          {(one, radio) => (
            <button {...radio}>{choices.find((choice) => choice.value === one)?.label}</button>
          )}
        </RadioGroup>
      )}
    </Section>
  );
}

/** A page in small: side menu, header, content. */
function ThemePicture() {
  return (
    <svg viewBox="0 0 64 44" aria-hidden>
      <rect width="64" height="44" rx="4" fill="#eef1f4" />
      <path d="M0 4a4 4 0 0 1 4-4h12v44H4a4 4 0 0 1-4-4Z" className={classes.side} />
      <path d="M16 0h44a4 4 0 0 1 4 4v6H16Z" fill="#fff" />
      <path d="M4 9h8M4 15h8M4 21h6" className={classes.lines} />
    </svg>
  );
}
