import { atom } from 'jotai'
import { storageAtom } from '../client.ts'
import { userAtom } from '../session.ts'

type Drafts = Readonly<Record<string, string>>

/** The drafts of a user are stored under this key and the user's id. */
export const draftsKey = 'convoca.drafts.'
const keyOf = (userId: string) => `${draftsKey}${userId}`

function parse(text: string | null): Drafts {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Drafts) : {}
  } catch {
    return {}
  }
}

const writtenAtom = atom<{ userId: string; drafts: Drafts } | null>(null)

/** What was typed and not sent, by conversation; it survives a reload. */
export const chatDraftsAtom = atom(
  (get) => {
    const userId = get(userAtom)?.id ?? ''
    const written = get(writtenAtom)
    return written?.userId === userId
      ? written.drafts
      : parse(get(storageAtom)?.getItem(keyOf(userId)) ?? null)
  },
  (get, set, conversationId: string, text: string) => {
    const userId = get(userAtom)?.id
    if (userId === undefined) return
    const { [conversationId]: _replaced, ...others } = get(chatDraftsAtom)
    const drafts = text === '' ? others : { ...others, [conversationId]: text }
    set(writtenAtom, { userId, drafts })
    const storage = get(storageAtom)
    if (Object.keys(drafts).length === 0) storage?.removeItem(keyOf(userId))
    else storage?.setItem(keyOf(userId), JSON.stringify(drafts))
  },
)
