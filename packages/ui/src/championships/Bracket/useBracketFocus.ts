'use client'

import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { firstFocus, moveFocus } from './bracket-focus.ts'
import type { BracketLayout, PartName } from './bracket-layout.ts'

/** One tab stop for all matches, which the arrow keys move, and the part of the bracket that a phone shows. */
export function useBracketFocus(layout: BracketLayout, ownTeamIds: readonly string[]) {
  const first = firstFocus(layout, ownTeamIds)
  const [focused, setFocused] = useState<string>()
  const [part, setPart] = useState<PartName>(findPart(layout, first) ?? 'WINNERS')
  const isKnown = findPart(layout, focused) !== undefined

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof Element ? event.target.closest('[data-match]') : null
    // The card has the focus; its link is no tab stop of its own.
    if (event.key === 'Enter' && from === event.target) from?.querySelector('a')?.click()
    const next = moveFocus(layout, from?.getAttribute('data-match') ?? '', toLogicalKey(event))
    if (next === undefined) return
    event.preventDefault()
    setPart(findPart(layout, next) ?? 'WINNERS')
    event.currentTarget.querySelector<HTMLElement>(`[data-match="${CSS.escape(next)}"]`)?.focus()
  }

  function onFocus({ target }: FocusEvent) {
    setFocused(target.closest('[data-match]')?.getAttribute('data-match') ?? undefined)
  }

  return { tabStop: isKnown ? focused : first, part, setPart, listeners: { onKeyDown, onFocus } }
}

function findPart({ parts }: BracketLayout, id: string | undefined): PartName | undefined {
  return parts.find(({ rounds }) =>
    rounds.some(({ matches }) => matches.some(({ match }) => match.id === id)),
  )?.name
}

/** From right to left the rounds go the other way. */
function toLogicalKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}
