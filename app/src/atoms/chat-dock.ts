import { atom } from 'jotai'
import { providedAtom } from './provider.ts'

/** The state of the chat that the shell knows before the chat's code has loaded. */

/** Whether the panel of conversations is open, on every page alike. */
export const chatPanelOpenAtom = providedAtom<boolean>(false)

/** Unread messages, for the badges; 0 until the chat has loaded. */
export const unreadChatsAtom = atom(0)

export interface ChatWindowState {
  /** The conversation's id. */
  id: string
  isMinimized: boolean
}

/** Minimised windows that are kept; the oldest goes first. */
const MAX_MINIMIZED = 3

const windowsAtom = providedAtom<readonly ChatWindowState[]>([])

/** The floating windows, the latest first: at most one is not minimised. */
export const chatWindowsAtom = atom((get) => get(windowsAtom))

const minimize = (window: ChatWindowState) => ({ ...window, isMinimized: true })

/** Opens a conversation's window; the one that was open is minimised. */
export const openChatWindowAtom = atom(null, (get, set, id: string) => {
  const others = get(windowsAtom).filter((window) => window.id !== id)
  set(windowsAtom, [{ id, isMinimized: false }, ...others.map(minimize).slice(0, MAX_MINIMIZED)])
})

export const minimizeChatWindowAtom = atom(null, (get, set, id: string) =>
  set(
    windowsAtom,
    get(windowsAtom)
      .map((window) => (window.id === id ? minimize(window) : window))
      .filter(({ isMinimized }, place) => !isMinimized || place < MAX_MINIMIZED),
  ),
)

export const closeChatWindowAtom = atom(null, (get, set, id: string) =>
  set(
    windowsAtom,
    get(windowsAtom).filter((window) => window.id !== id),
  ),
)

/** The user to talk to, until their conversation has opened. */
export const chatPartnerAtom = providedAtom<string | null>(null)

/** Closes the chat when the session ends. */
export const closeChatAtom = atom(null, (_get, set) => {
  set(windowsAtom, [])
  set(chatPartnerAtom, null)
  set(chatPanelOpenAtom, false)
  set(unreadChatsAtom, 0)
})
