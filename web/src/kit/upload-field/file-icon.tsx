import { IconFileText, IconMovie, IconPhoto } from '@tabler/icons-react';

/** Represents a file without a preview: a document, a video, or an unreadable picture. */
export function FileIcon({ mime }: { mime: string }) {
  const Icon = mime.startsWith('video/') ? IconMovie : mime.startsWith('image/') ? IconPhoto : IconFileText;
  return <Icon size={32} stroke={1.5} aria-hidden />;
}
