'use client'

import type { ReactNode } from 'react'
import { TextsContext } from '../primitives/useTexts/useTexts.ts'
import { en } from './texts.ts'

/** Gives every component below it its English texts. */
export function EnglishPage({ children }: { children: ReactNode }) {
  return <TextsContext.Provider value={en}>{children}</TextsContext.Provider>
}
