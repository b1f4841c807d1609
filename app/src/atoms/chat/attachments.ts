import { readAttachment, uploadAttachment } from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { convocaAtom, queryClientAtom } from '../client.ts'
import { readBase64 } from '../read-base64.ts'
import { queryOptions } from '../query.ts'
import type { OutboxAttachment, OutboxItem } from './outbox-store.ts'

export type Attachment = Schemas['Attachment']

/** Milliseconds for which a picture is kept that is no longer shown. */
const keptFor = 10 * 60_000

const attachmentKey = (id: string) => ['chat', 'attachment', id] as const

async function toBlob({ contentType, base64 }: Schemas['AttachmentContent']): Promise<Blob> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: contentType })
}

/** The function that loads an attachment when it is shown: the same function for the same attachment. */
export const attachmentSourcesAtom = atom((get) => {
  const convoca = get(convocaAtom)
  const queries = get(queryClientAtom)
  const sources = new Map<string, () => Promise<Blob>>()
  return (id: string) => {
    const load =
      sources.get(id) ??
      (() =>
        queries.fetchQuery(
          queryOptions({
            queryKey: attachmentKey(id),
            queryFn: async ({ signal }) => toBlob(await readAttachment(convoca, { id }, { signal })),
            staleTime: Infinity,
            gcTime: keptFor,
          }),
        ))
    sources.set(id, load)
    return load
  }
})

const localSources = new WeakMap<Blob, () => Promise<Blob>>()

/** The source of a file that the server does not have yet. */
export function toLocalSource(file: Blob): () => Promise<Blob> {
  const load = localSources.get(file) ?? (() => Promise.resolve(file))
  localSources.set(file, load)
  return load
}

/** Uploaded ones by message, for the next try: those of a message that never goes out are removed by the server. */
const uploaded = new Map<string, string[]>()

/** Uploads what a message has attached, and resolves to the ids. */
export const uploadAttachmentsAtom = atom(null, async (get, _set, item: OutboxItem) => {
  const ids = uploaded.get(item.clientId) ?? []
  uploaded.set(item.clientId, ids)
  for (const { kind, file } of (item.attachments ?? []).slice(ids.length)) {
    const body = { kind, base64: await readBase64(file) }
    const { id } = await uploadAttachment(get(convocaAtom), { id: item.conversationId, body })
    // Shown as it was until the server's own is asked for.
    get(queryClientAtom).setQueryData(attachmentKey(id), file)
    ids.push(id)
  }
  return ids
})

export const forgetUploads = (clientId: string) => uploaded.delete(clientId)

/** Measures a picture, so that its place is kept from the start. */
export async function toPictureAttachment(file: Blob): Promise<OutboxAttachment> {
  const { width, height } = await createImageBitmap(file).catch(() => ({ width: 4, height: 3 }))
  return { kind: 'IMAGE', file, width, height, seconds: 0 }
}

export const toVoiceAttachment = (file: Blob, seconds: number): OutboxAttachment => ({
  kind: 'VOICE',
  file,
  width: 1,
  height: 1,
  seconds: Math.max(1, Math.round(seconds)),
})
