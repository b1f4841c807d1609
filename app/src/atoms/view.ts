import { atom } from 'jotai'
import type { View } from '../rendering/view.ts'
import { sidebarCollapsedAtom } from './layout.ts'
import { signedInAtom } from './session.ts'
import { appearanceAtom, themeChoiceAtom } from './theme.ts'

/** The view of this browser: how it shows the app. */
export const viewAtom = atom(
  (get): View => ({
    appearance: get(appearanceAtom),
    signedIn: get(signedInAtom),
    sidebarCollapsed: get(sidebarCollapsedAtom),
  }),
  // The store of one rendered page has no storage, so that nothing is kept.
  (_get, set, { appearance, signedIn, sidebarCollapsed }: View) => {
    set(themeChoiceAtom, appearance)
    set(signedInAtom, signedIn)
    set(sidebarCollapsedAtom, sidebarCollapsed)
  },
)
