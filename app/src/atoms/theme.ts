import { atom } from 'jotai'
import { storageAtom } from './client.ts'

export type ThemeChoice = 'dark' | 'light' | 'system'
type Appearance = 'dark' | 'light'

const themeKey = 'convoca.theme'
const choices: readonly ThemeChoice[] = ['dark', 'light', 'system']
const chosenAtom = atom<ThemeChoice | null>(null)

/** The operating system's appearance; known once `followSystemAppearanceAtom` is set. */
const systemAtom = atom<Appearance>('dark')

/** Reads the system's appearance and follows its changes; returns the cleanup. */
export const followSystemAppearanceAtom = atom(null, (_get, set) => {
  const isLight = window.matchMedia('(prefers-color-scheme: light)')
  const read = () => set(systemAtom, isLight.matches ? 'light' : 'dark')
  read()
  isLight.addEventListener('change', read)
  return () => isLight.removeEventListener('change', read)
})

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
  return choice === 'system' ? get(systemAtom) : choice
})
