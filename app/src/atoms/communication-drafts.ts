import { atom } from 'jotai'
import { tokenAtom } from './client.ts'

export interface CommunicationDraft {
  kind: 'INFO' | 'WARNING' | 'URGENT' | 'PRIVATE'
  recipientId: string
  title: string
  body: string
}

/** `to` is the member whom a reply is for. */
export const draftKey = (teamId: string, to = '') => `${teamId}/${to}`

type Drafts = Readonly<Record<string, CommunicationDraft>>

const storedAtom = atom<{ token: string | null; drafts: Drafts }>({ token: null, drafts: {} })

/** Texts that were typed and not sent, by team and recipient, as long as the session lasts. */
export const communicationDraftsAtom = atom(
  (get) => {
    const { token, drafts } = get(storedAtom)
    return token === get(tokenAtom) ? drafts : {}
  },
  (get, set, key: string, draft: CommunicationDraft | null) => {
    const { [key]: _replaced, ...others } = get(communicationDraftsAtom)
    set(storedAtom, { token: get(tokenAtom), drafts: draft === null ? others : { ...others, [key]: draft } })
  },
)
