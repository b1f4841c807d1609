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

/** The drafts that this tab has written, empty where they were sent or deleted. */
const writtenAtom = atom<{ userId: string; drafts: Drafts } | null>(null)

const readStored = (storage: Storage | null, userId: string) => parse(storage?.getItem(keyOf(userId)) ?? null)

const withoutEmpty = (drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''))

/** Texts that were typed and not sent, by conversation; they survive a reload. Drafts that another tab has stored of other conversations stay. */
export const chatDraftsAtom = atom(
  (get) => {
    const userId = get(userAtom)?.id ?? ''
    const written = get(writtenAtom)
    const own = written?.userId === userId ? written.drafts : {}
    return withoutEmpty({ ...readStored(get(storageAtom), userId), ...own })
  },
  (get, set, conversationId: string, text: string) => {
    const userId = get(userAtom)?.id
    if (userId === undefined) return
    const written = get(writtenAtom)
    const own = written?.userId === userId ? written.drafts : {}
    set(writtenAtom, { userId, drafts: { ...own, [conversationId]: text } })
    const storage = get(storageAtom)
    const drafts = withoutEmpty({ ...readStored(storage, userId), [conversationId]: text })
    if (Object.keys(drafts).length === 0) storage?.removeItem(keyOf(userId))
    else storage?.setItem(keyOf(userId), JSON.stringify(drafts))
  },
)
