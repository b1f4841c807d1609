'use client'

import { ArrowRightLeft, ChevronDown, EllipsisVertical, LogOut, MessageSquare, UserMinus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LazyMenu } from '../../primitives/LazyMenu/LazyMenu.tsx'
import { wrapTexts } from '../../primitives/text-elements/wrap-texts.tsx'
import styles from './MemberTable.module.css'

export interface ChoiceMenuProps<T extends string> {
  /** Name of the button, with the value. */
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChoose: (value: T) => void
  /** Whether a change is pending; the menu does not open. */
  disabled: boolean
  className: string | undefined
  children: ReactNode
}

/** A wait only refuses to open. */
function useOpen(disabled: boolean) {
  const [open, setOpen] = useState(false)
  return { open, onOpenChange: (next: boolean) => setOpen(next && !disabled) }
}

/** A value that is a button: a press offers the others. */
export function ChoiceMenu<T extends string>(props: ChoiceMenuProps<T>) {
  const { label, value, options, onChoose, disabled, className, children } = props
  return (
    <LazyMenu
      {...useOpen(disabled)}
      align="start"
      trigger={
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-disabled={disabled || undefined}
          data-choice=""
        >
          {wrapTexts(children)}
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      {(DropdownMenu) =>
        options.map((option) => (
          <DropdownMenu.Item
            key={option.value}
            checked={option.value === value}
            onSelect={() => {
              if (option.value !== value) onChoose(option.value)
            }}
          >
            {option.label}
          </DropdownMenu.Item>
        ))
      }
    </LazyMenu>
  )
}

export interface MoreMenuProps {
  label: string
  labels: { message: string; transfer: string; remove: string; leave: string }
  /** Absent entries are not shown. */
  onMessage: (() => void) | undefined
  onTransfer: (() => void) | undefined
  onRemove: (() => void) | undefined
  onLeave: (() => void) | undefined
  disabled: boolean
}

/** A conversation, and what cannot be undone. */
export function MoreMenu(props: MoreMenuProps) {
  const { label, labels, onMessage, onTransfer, onRemove, onLeave, disabled } = props
  const opener = useRef<HTMLButtonElement>(null)
  const entries = [
    { text: labels.message, icon: <MessageSquare aria-hidden="true" />, onSelect: onMessage, danger: false },
    {
      text: labels.transfer,
      icon: <ArrowRightLeft aria-hidden="true" />,
      onSelect: onTransfer,
      danger: false,
    },
    { text: labels.remove, icon: <UserMinus aria-hidden="true" />, onSelect: onRemove, danger: true },
    { text: labels.leave, icon: <LogOut aria-hidden="true" />, onSelect: onLeave, danger: true },
  ]
  return (
    <LazyMenu
      {...useOpen(disabled)}
      align="end"
      triggerRef={opener}
      trigger={
        <IconButton label={label} aria-disabled={disabled || undefined}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {(DropdownMenu) =>
        entries.map(
          ({ text, icon, onSelect, danger }) =>
            onSelect && (
              <DropdownMenu.Item
                key={text}
                className={styles.entry}
                danger={danger}
                onSelect={() => {
                  // The entry unmounts with its menu: a confirm dialog must restore the focus to the menu's button.
                  opener.current?.focus()
                  onSelect()
                }}
              >
                {icon}
                <span>{text}</span>
              </DropdownMenu.Item>
            ),
        )
      }
    </LazyMenu>
  )
}
