import { IsInt, IsString } from 'class-validator';
import { IsId, OrNull } from '../validators.js';
import { pick } from '../shapes.js';

/** What a file may be used as; documents are PDFs or pictures that only their owner and examiner see. */
export const FILE_KINDS = ['image', 'video', 'file'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Types by content; nothing else is ever stored. */
export const FILE_MIMES = {
  image: ['image/jpeg', 'image/png'],
  video: ['video/mp4'],
  file: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Record<FileKind, readonly string[]>;
export type FileMime = (typeof FILE_MIMES)[FileKind][number];

/** A stored file as answers carry it. The address of a private one works for some minutes only. */
export class FileLink {
  @IsInt() id: number;
  @IsString() url: string;
  /** A picture of at most 480 pixels; null for what is no picture. */
  @OrNull() @IsString() thumbnail_url: string | null;
  /** As its owner called it; text to show, never a path. */
  @IsString() name: string;
  @IsString() mime: string;
  @IsInt() size: number;
}

/** What an upload answers. Requests refer to it by `enclosureId`; unless one does within a day it is deleted. */
export class UploadedFile extends pick(FileLink, 'url', 'thumbnail_url', 'name', 'mime', 'size') {
  @IsInt() enclosureId: number;
  @OrNull() @IsInt() width: number | null;
  @OrNull() @IsInt() height: number | null;
}

export class DeleteUploadRequest {
  @IsId() id: number;
}

export class DeleteUploadResponse {
  @IsInt() id: number;
}

/** Sizes in megabytes as the server is set up, so that a form can refuse before it sends. */
export class UploadLimits {
  @IsInt() image_max_mb: number;
  @IsInt() video_max_mb: number;
  @IsInt() file_max_mb: number;
  /** Files of one field unless its form has another limit. */
  @IsInt() count_max: number;
}
