'use client'

import { ThemeContext } from '@radix-ui/themes'
import { useContext, useMemo, type ReactNode } from 'react'
import { ThemeLookContext } from '../theme-look.ts'

const ignore = () => {}

/** The settings that Radix Themes' own root would have. */
const settings = {
  grayColor: 'slate',
  resolvedGrayColor: 'slate',
  panelBackground: 'solid',
  radius: 'medium',
  scaling: '100%',
  onAppearanceChange: ignore,
  onAccentColorChange: ignore,
  onGrayColorChange: ignore,
  onPanelBackgroundChange: ignore,
  onRadiusChange: ignore,
  onScalingChange: ignore,
} as const

/**
 * Tells parts of Radix Themes, which open layers of their own, the look of `ConvocaTheme`. It is around these parts and not in
 * the theme, so that a page without them loads nothing of Radix.
 */
export function RadixTheme({ children }: { children: ReactNode }) {
  const { appearance = 'dark', accent } = useContext(ThemeLookContext) ?? {}
  const value = useMemo(
    // No sheet has values for indigo: a custom colour is inherited from the page.
    () => ({ ...settings, appearance, accentColor: accent ?? ('indigo' as const) }),
    [appearance, accent],
  )
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>
}
