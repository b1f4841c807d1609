'use client'

import { createContext, useContext, useMemo } from 'react'

/** The texts of every component in the language of the theme, by the component's name; undefined in Portuguese. */
export const TextsContext = createContext<Readonly<Record<string, object>> | undefined>(undefined)

/** The texts of a component: those given, else those of the theme's language, else the Portuguese ones. */
export function useTexts<Texts extends object>(
  component: string,
  portuguese: Texts,
  texts: Partial<Texts> | undefined,
): Texts {
  const translated = useContext(TextsContext)?.[component]
  return useMemo(() => ({ ...portuguese, ...translated, ...texts }), [portuguese, translated, texts])
}
