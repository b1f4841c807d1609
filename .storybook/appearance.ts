import { useSyncExternalStore } from 'react'
import type { Appearance } from '../packages/ui/src/theme/ConvocaTheme.tsx'

let override: Appearance | undefined
const listeners = new Set<() => void>()

/** Shows the mounted story in another appearance without mounting it again; `undefined` restores the toolbar's. */
export function overrideAppearance(appearance: Appearance | undefined): void {
  override = appearance
  for (const listener of listeners) listener()
}

export function useAppearanceOverride(): Appearance | undefined {
  return useSyncExternalStore(subscribe, () => override)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
