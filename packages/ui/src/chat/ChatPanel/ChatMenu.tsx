'use client'

import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropdownMenu } from '../../primitives/radix/DropdownMenu.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'

export interface ChatMenuItem {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
}

/** The menu of the panel's header. */
export function ChatMenu({ label, items }: { label: string; items: readonly ChatMenuItem[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton label={label}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" color="gray" variant="soft">
        {items.map((item) => (
          <DropdownMenu.Item key={item.id} onSelect={item.onSelect}>
            {wrapText(item.icon)}
            <span>{item.label}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
