'use client'

import { AlertDialog as RadixAlertDialog } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { RadixTheme } from './RadixTheme.tsx'

/** Radix Themes' own, whose layer has the look of the theme around it. */
export const AlertDialog = {
  ...RadixAlertDialog,
  Root: (props: ComponentProps<typeof RadixAlertDialog.Root>) => (
    <RadixTheme>
      <RadixAlertDialog.Root {...props} />
    </RadixTheme>
  ),
}
