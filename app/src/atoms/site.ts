import { atom } from 'jotai'

/** The site's public origin, such as `https://convoca.gg`, where the server knows it: for absolute links in the head. */
export const originAtom = atom<string | null>(null)

/** Whether the page still shows what the server has rendered. */
export const isStartingAtom = atom(false)
