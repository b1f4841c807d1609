'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MenuPanel } from './MenuPanel.tsx'
import { wrapTexts } from '../text-elements/wrap-texts.tsx'

export interface ItemProps {
  /** Address of the entry; it is a link then. */
  href?: string | undefined
  /** Whether it is the chosen one of its menu's entries. */
  checked?: boolean
  danger?: boolean | undefined
  className?: string | undefined
  onSelect?: (() => void) | undefined
  children: ReactNode
}

function Item({ href, checked, danger, className, onSelect, children }: ItemProps) {
  const isChoice = checked !== undefined
  const shared = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': checked,
    tabIndex: -1,
    'data-accent-color': danger ? 'red' : undefined,
    className: clsx(
      'rt-reset rt-BaseMenuItem rt-DropdownMenuItem',
      isChoice && 'rt-BaseMenuRadioItem rt-DropdownMenuRadioItem',
      className,
    ),
    onClick: onSelect,
  }
  if (href !== undefined)
    return (
      <a {...shared} href={href}>
        {children}
      </a>
    )
  return (
    <div {...shared}>
      {wrapTexts(children)}
      {checked && (
        <span className="rt-BaseMenuItemIndicator rt-DropdownMenuItemIndicator">
          <ThickCheck />
        </span>
      )}
    </div>
  )
}

/** Radix's own, which it does not export. */
function ThickCheck() {
  return (
    <svg
      width="9"
      height="9"
      viewBox="0 0 9 9"
      fill="currentcolor"
      aria-hidden
      className="rt-BaseMenuItemIndicatorIcon rt-DropdownMenuItemIndicatorIcon"
    >
      <path
        fillRule="evenodd"
        clipRule="evenodd"
        d="M8.53547 0.62293C8.88226 0.849446 8.97976 1.3142 8.75325 1.66099L4.5083 8.1599C4.38833 8.34356 4.19397 8.4655 3.9764 8.49358C3.75883 8.52167 3.53987 8.45309 3.3772 8.30591L0.616113 5.80777C0.308959 5.52987 0.285246 5.05559 0.563148 4.74844C0.84105 4.44128 1.31533 4.41757 1.62249 4.69547L3.73256 6.60459L7.49741 0.840706C7.72393 0.493916 8.18868 0.396414 8.53547 0.62293Z"
      />
    </svg>
  )
}

function Separator() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it separates, and nothing presses it
  return <div role="separator" className="rt-BaseMenuSeparator rt-DropdownMenuSeparator" />
}

export const dropdownMenu = { Panel: MenuPanel, Item, Separator }
