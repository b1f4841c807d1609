import type { Typing } from '@convoca/sdk/realtime'
import { atom } from 'jotai'

/** Milliseconds after which somebody who does not say so has stopped, too. */
const typingExpiry = 6000

type TypingByConversation = Readonly<Record<string, readonly string[]>>

const typingUsersAtom = atom<TypingByConversation>({})
const expiries = new Map<string, ReturnType<typeof setTimeout>>()

/** The ids of those who are typing, by conversation. */
export const typingAtom = atom((get) => get(typingUsersAtom))

/** Somebody has started or stopped typing, or has sent the message. */
export const receiveTypingAtom = atom(null, (get, set, typing: Typing) => {
  const { conversationId, userId, isTyping } = typing
  const key = `${conversationId} ${userId}`
  clearTimeout(expiries.get(key))
  expiries.delete(key)
  const before = get(typingUsersAtom)[conversationId] ?? []
  if (!isTyping && !before.includes(userId)) return
  const others = before.filter((id) => id !== userId)
  set(typingUsersAtom, {
    ...get(typingUsersAtom),
    [conversationId]: isTyping ? [...others, userId] : others,
  })
  if (isTyping)
    expiries.set(
      key,
      setTimeout(() => set(receiveTypingAtom, { ...typing, isTyping: false }), typingExpiry),
    )
})
