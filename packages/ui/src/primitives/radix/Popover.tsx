'use client'

import { Popover as RadixPopover } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { RadixTheme } from './RadixTheme.tsx'

/** Radix Themes' own, whose layer has the look of the theme around it. */
export const Popover = {
  ...RadixPopover,
  Root: (props: ComponentProps<typeof RadixPopover.Root>) => (
    <RadixTheme>
      <RadixPopover.Root {...props} />
    </RadixTheme>
  ),
}
