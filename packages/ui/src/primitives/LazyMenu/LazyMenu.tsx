'use client'

import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'

const menu = lazyPart(() => import('./dropdown-menu.tsx').then(({ dropdownMenu }) => dropdownMenu))

export type Menu = NonNullable<ReturnType<typeof menu.usePart>>

interface LazyMenuProps {
  /** The button that opens it. */
  trigger: ReactElement<object>
  triggerRef?: Ref<HTMLButtonElement>
  /** The edges of button and menu that are in line. */
  align: 'start' | 'end'
  className?: string | undefined
  /** Controlled with `onOpenChange`. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The entries, once the menu has loaded. */
  children: (parts: Menu) => ReactNode
}

/**
 * A button with a menu, which loads once the page is used. It opens with the press, by pointer or key; ↓ opens it, too.
 * Radix's menu looks the same, but took four times as long to open: three layers of contexts, a portal with its own
 * theme, and a second layout to place it.
 */
export function LazyMenu(props: LazyMenuProps) {
  const { trigger, triggerRef, align, className, open, onOpenChange, children } = props
  const parts = menu.usePart()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(triggerRef, () => button.current as HTMLButtonElement)
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const isOpen = open ?? isOwnOpen
  const [isByKey, setIsByKey] = useState(false)

  const change = (next: boolean) => {
    setIsOwnOpen(next)
    onOpenChange?.(next)
  }
  const press = (next: boolean, byKey: boolean) => {
    setIsByKey(byKey)
    change(next)
    if (next) void menu.load().then((hasLoaded) => hasLoaded || change(false))
  }
  const opener = {
    id,
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen && parts ? `${id}-menu` : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onPointerEnter: () => void menu.load(),
    onFocus: () => void menu.load(),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return
      // The menu gets the focus.
      if (!isOpen) event.preventDefault()
      press(!isOpen, false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
      event.preventDefault()
      press(event.key === 'ArrowDown' || !isOpen, true)
    },
  }
  return (
    <>
      {cloneElement(trigger, opener)}
      {isOpen && parts && (
        <parts.Panel {...{ id, button, align, className, isByKey }} onClose={() => change(false)}>
          {children(parts)}
        </parts.Panel>
      )}
    </>
  )
}
