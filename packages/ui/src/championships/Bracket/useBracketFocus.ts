'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { findMatchOf, firstFocus, moveFocus } from './bracket-focus.ts'
import type { BracketLayout, PartName, RoundTarget } from './bracket-layout.ts'

/** The target to scroll to once its part is there: a match, or a round, which also gets the focus. */
type Target = { matchId: string } | { round: RoundTarget }

/**
 * One tab stop for all matches, which the arrow keys move, the part of the bracket that a phone shows, and what leads to a
 * team or a round.
 */
export function useBracketFocus(
  layout: BracketLayout,
  ownTeamIds: readonly string[],
  scroller: RefObject<HTMLElement | null>,
) {
  const first = firstFocus(layout, ownTeamIds)
  const [focused, setFocused] = useState<string>()
  const [part, setPart] = useState<PartName>(findPart(layout, first) ?? 'WINNERS')
  const isKnown = findPart(layout, focused) !== undefined
  const [destination, setDestination] = useState<Target>()

  useEffect(() => {
    if (!destination || !scroller.current) return
    if ('matchId' in destination) {
      const card = scroller.current.querySelector(`[data-match="${CSS.escape(destination.matchId)}"]`)
      card?.scrollIntoView({ block: 'center', inline: 'center' })
      return
    }
    const { bracket, round } = destination.round
    const section = scroller.current.querySelector<HTMLElement>(`[data-round="${bracket} ${round}"]`)
    section?.scrollIntoView({ block: 'nearest', inline: 'start' })
    section?.focus({ preventScroll: true })
  }, [destination, scroller])

  /** The match that is next for one of the teams. */
  function show(teamIds: readonly string[]) {
    const matchId = findMatchOf(layout, teamIds)
    if (matchId === undefined) return
    setFocused(matchId)
    setPart(findPart(layout, matchId) ?? 'WINNERS')
    setDestination({ matchId })
  }

  function showRound(round: RoundTarget) {
    setPart(round.bracket === 'THIRD_PLACE' ? 'WINNERS' : round.bracket)
    setDestination({ round })
  }

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

  return {
    tabStop: isKnown ? focused : first,
    part,
    setPart,
    show,
    showRound,
    listeners: { onKeyDown, onFocus },
  }
}

function findPart({ parts }: BracketLayout, id: string | undefined): PartName | undefined {
  return parts.find(({ rounds }) =>
    rounds.some(({ matches }) => matches.some(({ match }) => match.id === id)),
  )?.name
}

/** Swaps the arrow keys on a page from right to left, where the rounds go the other way. */
function toLogicalKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}
