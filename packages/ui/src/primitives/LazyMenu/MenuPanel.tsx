'use client'

import { clsx } from 'clsx'
import { useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.ts'
import { anchorSoon, findItem, findItems, placeBelow } from './menu-elements.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import styles from './MenuPanel.module.css'

export interface PanelProps {
  id: string
  button: RefObject<HTMLButtonElement | null>
  align: 'start' | 'end'
  className: string | undefined
  /** Whether it was opened by a key: its first entry has the focus then, else none. */
  isByKey: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu itself, above everything else; it is rendered only while it is open. */
export function MenuPanel({ id, button, align, className, isByKey, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Measured before the menu itself is there to be laid out.
  const [place] = useState(() => button.current && placeBelow(button.current, align))
  const close = () => {
    button.current?.focus()
    onClose()
  }
  const onKeyDown = useMenuKeys(panel, close)
  const pointer = useMenuPointer(panel)

  useShown({ panel, id, button, isByKey, onClose })
  return (
    <div
      ref={panel}
      id={`${id}-menu`}
      role="menu"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={id}
      aria-orientation="vertical"
      data-state="open"
      data-side="bottom"
      data-align={align}
      data-accent-color="gray"
      style={place ?? {}}
      className={clsx(
        'rt-PopperContent rt-BaseMenuContent rt-DropdownMenuContent rt-r-size-2 rt-variant-soft',
        styles.panel,
        className,
      )}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => findItem(target)?.setAttribute('data-highlighted', '')}
      onBlur={({ target }) => findItem(target)?.removeAttribute('data-highlighted')}
      {...pointer}
      onClick={({ target }) => {
        if (findItem(target)) close()
      }}
    >
      <div className="rt-BaseMenuViewport rt-DropdownMenuViewport">{children}</div>
    </div>
  )
}

type Shown = Pick<PanelProps, 'id' | 'button' | 'isByKey' | 'onClose'> & {
  panel: RefObject<HTMLDivElement | null>
}

/** Shows the menu, gives it the focus, and closes it once something else is pressed or has the focus. */
function useShown({ panel, id, button, isByKey, onClose }: Shown) {
  const latest = useRef({ isByKey, onClose })
  useIsomorphicLayoutEffect(() => {
    latest.current.onClose = onClose
  })
  useIsomorphicLayoutEffect(() => {
    const element = panel.current
    const opener = button.current
    if (!element || !opener) return undefined
    element.showPopover()
    const stopAnchoring = anchorSoon(element, opener, id)
    const [first] = latest.current.isByKey ? findItems(element) : []
    ;(first ?? element).focus({ preventScroll: true })
    // The focus stays with a user who has gone elsewhere.
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || element.contains(target) || opener.contains(target)) return
      latest.current.onClose()
    }
    document.addEventListener('pointerdown', leave, true)
    document.addEventListener('focusin', leave)
    return () => {
      stopAnchoring()
      document.removeEventListener('pointerdown', leave, true)
      document.removeEventListener('focusin', leave)
    }
  }, [panel, id, button])
}

const focus = (element: HTMLElement | null) => {
  if (element !== document.activeElement) element?.focus({ preventScroll: true })
}

/** The entry under the mouse has the focus; the press that opened the menu may end on an entry. */
function useMenuPointer(panel: RefObject<HTMLDivElement | null>) {
  const isPressed = useRef(false)
  return {
    onPointerMove: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') focus(findItem(target) ?? panel.current)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') focus(panel.current)
    },
    onPointerDown: () => {
      isPressed.current = true
    },
    onPointerUp: ({ target }: PointerEvent) => {
      if (!isPressed.current) findItem(target)?.click()
      isPressed.current = false
    },
  }
}
