import { IconFileText, IconMovie, IconPhoto } from '@tabler/icons-react';

/** Stands for a file that has no picture to show: a paper, a film, or a picture that nothing here can read. */
export function FileIcon({ mime }: { mime: string }) {
  const Icon = mime.startsWith('video/') ? IconMovie : mime.startsWith('image/') ? IconPhoto : IconFileText;
  return <Icon size={32} stroke={1.5} aria-hidden />;
}
