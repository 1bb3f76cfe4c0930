/** What a row stores of its file; the four columns of every table that has one. */
export interface StoredAttachment {
  fileKey: string;
  /** As whoever sent it called it. */
  fileName: string;
  fileType: string;
  fileSize: number;
}

/** The four columns as they are in a row: all null without a file. */
export type AttachmentColumns = { [Column in keyof StoredAttachment]: StoredAttachment[Column] | null };

export const NO_ATTACHMENT: AttachmentColumns = {
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
};

/** By what one sees that the same file was sent again: its key is another each time. */
export function sentFile({ fileName, fileSize }: AttachmentColumns) {
  return { fileName, fileSize };
}

/** As a form carried it: the name is shown to staff, never used for a path. */
export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
}

/** Where the files of bills are in the store; no address leads there. */
export const ATTACHMENTS = 'attachments/';

/** What an answer says of a row's file; `path` is the address of its download. */
export function attachmentView(row: AttachmentColumns, path: string) {
  return {
    file_path: row.fileKey === null ? null : path,
    file_name: row.fileName,
    file_type: row.fileType,
    file_size: row.fileSize,
  };
}
