'use client'

import { Dialog as RadixDialog } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { RadixTheme } from './RadixTheme.tsx'

/** Radix Themes' own, whose layer has the look of the theme around it. */
export const Dialog = {
  ...RadixDialog,
  Root: (props: ComponentProps<typeof RadixDialog.Root>) => (
    <RadixTheme>
      <RadixDialog.Root {...props} />
    </RadixTheme>
  ),
}
