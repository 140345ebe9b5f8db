import i18next from 'i18next';
import { NetworkError } from '../../lib/api-client';

/** A kept mail or text message; not a call of the API, and only in developer mode. */
export interface KeptMail {
  id: number | string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  created_at: string;
}

const textOf = (entry: object, name: string): string => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value : '';
};

function keptMail(entry: unknown): KeptMail[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return [
    {
      id: String(Reflect.get(entry, 'id')),
      channel: textOf(entry, 'channel') === 'sms' ? 'sms' : 'mail',
      recipient: textOf(entry, 'recipient'),
      subject: textOf(entry, 'subject'),
      text: textOf(entry, 'text'),
      created_at: textOf(entry, 'created_at'),
    },
  ];
}

/** @returns null when this server has no inbox */
export async function fetchInbox(signal: AbortSignal): Promise<KeptMail[] | null> {
  const response = await fetch('/api/dev/inbox', { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new NetworkError(i18next.t('error.network'));
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer.flatMap(keptMail) : [];
}
