import { atom } from 'jotai'
import { storageAtom } from './client.ts'

export type ThemeChoice = 'dark' | 'light' | 'system'

const themeKey = 'convoca.theme'
const choices: readonly ThemeChoice[] = ['dark', 'light', 'system']
const chosenAtom = atom<ThemeChoice | null>(null)
const systemIsLight = window.matchMedia('(prefers-color-scheme: light)')
const systemAtom = atom(systemIsLight.matches)
systemAtom.onMount = (set) => {
  const follow = () => set(systemIsLight.matches)
  systemIsLight.addEventListener('change', follow)
  return () => systemIsLight.removeEventListener('change', follow)
}

/** The user's choice; dark by default (look.md). */
export const themeChoiceAtom = atom(
  (get) => {
    const stored = get(storageAtom)?.getItem(themeKey)
    return get(chosenAtom) ?? choices.find((choice) => choice === stored) ?? 'dark'
  },
  (get, set, choice: ThemeChoice) => {
    get(storageAtom)?.setItem(themeKey, choice)
    set(chosenAtom, choice)
  },
)

/** The effective appearance, with `system` resolved. */
export const appearanceAtom = atom((get) => {
  const choice = get(themeChoiceAtom)
  if (choice !== 'system') return choice
  return get(systemAtom) ? 'light' : 'dark'
})
