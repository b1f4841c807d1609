import { deleteFile, replaceFile, saveFile } from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { convocaAtom } from './client.ts'

type FileBody = Input<'saveFile'>['body']

export interface Picture extends Pick<FileBody, 'entityType' | 'entityId' | 'businessType'> {
  /** The image without data prefix. */
  base64: string
  /** What the entity has already: a picture of that kind is replaced, and stays until the new one is stored. */
  files: readonly Schemas['FileRef'][]
}

/** Stores a cropped picture. What shows it is for the caller to read again (part 2 §7, Files). */
export const savePictureAtom = atom(null, (get, _set, { files, ...picture }: Picture) => {
  const convoca = get(convocaAtom)
  const body = { ...picture, extension: 'JPEG', fileType: 'IMAGE' } as const
  const present = files.find((file) => file.business_type === picture.businessType)
  return present === undefined ? saveFile(convoca, { body }) : replaceFile(convoca, { id: present.id, body })
})

/** Takes away a picture that is stored; what showed it is for the caller to read again. */
export const deletePictureAtom = atom(null, (get, _set, id: string) => deleteFile(get(convocaAtom), { id }))
