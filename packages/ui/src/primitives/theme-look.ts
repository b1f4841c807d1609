'use client'

import { createContext } from 'react'

export type Appearance = 'dark' | 'light'
export type AccentName = 'lime' | 'mint' | 'sky' | 'violet' | 'pink' | 'orange'

interface ThemeLook {
  appearance: Appearance
  /** Undefined for a custom colour. */
  accent: AccentName | undefined
}

/** The look of the theme around a component; undefined where there is none. */
export const ThemeLookContext = createContext<ThemeLook | undefined>(undefined)
