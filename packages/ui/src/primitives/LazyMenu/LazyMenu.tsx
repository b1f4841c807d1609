'use client'

import {
  cloneElement,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { lazyPart, usePressReplay } from '../lazy-part/index.ts'

const menu = lazyPart(() => import('./dropdown-menu.ts').then(({ DropdownMenu }) => DropdownMenu))

/** Radix's `DropdownMenu`. */
export type Menu = NonNullable<ReturnType<typeof menu.usePart>>

interface LazyMenuProps extends Pick<ComponentProps<Menu['Root']>, 'open' | 'onOpenChange'> {
  /** The button that opens it. */
  trigger: ReactElement<object>
  triggerRef?: Ref<HTMLButtonElement>
  align: 'start' | 'end'
  className?: string | undefined
  /** The entries, once the menu has loaded. */
  children: (DropdownMenu: Menu) => ReactNode
}

/** A button whose menu loads once the page is used; the first press is kept until it has. */
export function LazyMenu({ trigger, triggerRef, align, className, children, ...root }: LazyMenuProps) {
  const DropdownMenu = menu.usePart()
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(triggerRef, () => button.current as HTMLButtonElement)
  const closed = usePressReplay(DropdownMenu !== undefined, menu.load, () => button.current)
  if (!DropdownMenu)
    return cloneElement(trigger, { 'aria-haspopup': 'menu', ...closed, ref: button } as object)
  return (
    <DropdownMenu.Root modal={false} {...root}>
      <DropdownMenu.Trigger ref={button}>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content {...(className ? { className } : {})} align={align} color="gray" variant="soft">
        {children(DropdownMenu)}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
