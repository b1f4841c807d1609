import { atom } from 'jotai'
import { storageAtom } from './client.ts'

const collapsedKey = 'convoca.sidebar'
const collapsedValueAtom = atom<boolean | null>(null)

/** Whether the sidebar is collapsed to 80 px; stored on this device. */
export const sidebarCollapsedAtom = atom(
  (get) => get(collapsedValueAtom) ?? get(storageAtom)?.getItem(collapsedKey) === 'collapsed',
  (get, set, collapsed: boolean) => {
    get(storageAtom)?.setItem(collapsedKey, collapsed ? 'collapsed' : 'expanded')
    set(collapsedValueAtom, collapsed)
  },
)

/** Whether the command palette is open. Not the shell's own state: opening it renders nothing else. */
export const quickSearchOpenAtom = atom(false)
quickSearchOpenAtom.onMount = (setOpen) => () => setOpen(false)
