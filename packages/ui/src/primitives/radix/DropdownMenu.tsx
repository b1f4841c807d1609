'use client'

import { DropdownMenu as RadixDropdownMenu } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { RadixTheme } from './RadixTheme.tsx'

/** Radix Themes' own, whose layer has the look of the theme around it. */
export const DropdownMenu = {
  ...RadixDropdownMenu,
  Root: (props: ComponentProps<typeof RadixDropdownMenu.Root>) => (
    <RadixTheme>
      <RadixDropdownMenu.Root {...props} />
    </RadixTheme>
  ),
}
