'use client'

import { Select as RadixSelect } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { RadixTheme } from './RadixTheme.tsx'

/** Radix Themes' own, whose layer has the look of the theme around it. */
export const Select = {
  ...RadixSelect,
  Root: (props: ComponentProps<typeof RadixSelect.Root>) => (
    <RadixTheme>
      <RadixSelect.Root {...props} />
    </RadixTheme>
  ),
}
