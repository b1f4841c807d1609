import { deleteFile, replaceFile, saveFile } from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'

type FileBody = Input<'saveFile'>['body']

export interface Picture extends Pick<FileBody, 'entityType' | 'entityId' | 'businessType'> {
  /** The image without its data prefix. */
  base64: string
  /** The entity's files: one of the same type is replaced, and stays until the new one is stored. */
  files: readonly Schemas['FileRef'][]
}

/** Stores a cropped picture; the caller refetches what shows it (docs/product.md#files-and-pictures). */
export function savePicture(convoca: Convoca, { files, ...picture }: Picture) {
  const body = { ...picture, extension: 'JPEG', fileType: 'IMAGE' } as const
  const present = files.find((file) => file.business_type === picture.businessType)
  return present === undefined ? saveFile(convoca, { body }) : replaceFile(convoca, { id: present.id, body })
}

/** Deletes a stored picture; the caller refetches what showed it. */
export const deletePicture = (convoca: Convoca, id: string) => deleteFile(convoca, { id })
