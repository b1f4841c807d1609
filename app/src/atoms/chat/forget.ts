import { atom } from 'jotai'
import { storageAtom } from '../client.ts'
import { draftsKey } from './drafts.ts'
import { outboxStore } from './outbox-store.ts'

/** Deletes what the browser keeps of the chat: drafts, and messages that were not sent. */
export const forgetChatAtom = atom(null, async (get) => {
  const storage = get(storageAtom)
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  for (const key of keys) if (key.startsWith(draftsKey)) storage?.removeItem(key)
  await outboxStore().clear()
})
