'use client'

import { type CSSProperties, memo, useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from '../../primitives/lazy-part/lazy-part.ts'
import type { BracketTexts, MatchCardTexts } from '../bracket-texts.ts'
import { matchCardTexts } from '../bracket-texts.ts'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
import type { BracketMatch } from '../match.ts'
import { isPlayedBy } from './bracket-focus.ts'
import type { BracketLayout, BracketPart, PlacedMatch, PlacedRound, RoundTarget } from './bracket-layout.ts'
import styles from './Bracket.module.css'

/** The outlook of the user's matches, on phones: guests do not load it. */
const { Part: MatchOutlook } = lazyComponent(async () => (await import('./MatchOutlook.tsx')).MatchOutlook)

export interface BracketSectionProps {
  part: BracketPart
  layout: BracketLayout
  /** Ids of the matches that are drawn already; all by default. */
  drawn: ReadonlySet<string> | undefined
  /** Teams whose path is highlighted. */
  ownTeamIds: readonly string[]
  /** Id of the match that Tab leads to. */
  tabStop: string | undefined
  onShowRound: (round: RoundTarget) => void
  getMatchHref: ((match: BracketMatch) => string) | undefined
  labels: BracketTexts
  cardTexts: Partial<MatchCardTexts> | undefined
}

const toPlace = (x: number, y: number) => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties

/** The upper or lower bracket, or the finals. */
export function BracketSection({ part, ...shared }: BracketSectionProps) {
  const { labels } = shared
  const id = useId()
  const pages = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const start = part.rounds.findIndex(({ matches }) =>
    matches.some(({ match }) => match.id === shared.tabStop),
  )
  const startsAt = useRef(start)
  // Phones begin with the round that is played, not with the first.
  useEffect(() => {
    if (startsAt.current > 0) showPage(pages.current, startsAt.current, 'instant')
  }, [])
  return (
    <section className={styles.part} data-name={part.name} aria-labelledby={id}>
      <h3 className={styles.title} id={id} style={toPlace(0, part.y)}>
        <span>{labels.parts[part.name]}</span>
        {part.name === 'LOSERS' && <span className={styles.hint}>{` ${labels.lowerHint}`}</span>}
      </h3>
      <div className={styles.tabs} role="group" aria-label={labels.chooseRound}>
        {part.rounds.map((round, index) => (
          <button
            key={index}
            type="button"
            className={styles.tab}
            aria-pressed={index === current}
            onClick={() => showPage(pages.current, index)}
          >
            {labels.round(round)}
          </button>
        ))}
      </div>
      <div
        ref={pages}
        className={styles.rounds}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1)))
        }
      >
        {part.rounds.map((round, index) => (
          <Round key={index} round={round} {...shared} />
        ))}
      </div>
    </section>
  )
}

function showPage(pages: HTMLElement | null, index: number, behavior?: ScrollBehavior) {
  if (!pages || pages.scrollWidth <= pages.clientWidth) return
  const direction = getComputedStyle(pages).direction === 'rtl' ? -1 : 1
  const left = direction * index * pages.clientWidth
  pages.scrollTo(behavior ? { left, behavior } : { left })
}

interface RoundProps extends Omit<BracketSectionProps, 'part'> {
  round: PlacedRound
}

function Round({ round, drawn, tabStop, ...shared }: RoundProps) {
  const { labels } = shared
  const id = useId()
  const name = labels.round(round)
  const games = round.matches[0]?.match.bestOf ?? 1
  const isLive = round.matches.some(({ match }) => match.isLive)
  return (
    <section
      className={styles.round}
      aria-labelledby={id}
      data-round={`${round.bracket} ${round.round}`}
      tabIndex={-1}
    >
      <div className={styles.head} style={toPlace(round.x, round.y)} data-live={isLive || undefined}>
        <h4 className={styles.name} id={id}>
          {name}
        </h4>
        <p className={styles.games}>{labels.bestOf(games)}</p>
      </div>
      <ol className={styles.matches}>
        {round.matches.map(
          (slot) =>
            (drawn?.has(slot.match.id) ?? true) && (
              <Match
                key={slot.match.id}
                {...shared}
                slot={slot}
                round={name}
                isTabStop={slot.match.id === tabStop}
              />
            ),
        )}
      </ol>
    </section>
  )
}

interface MatchProps extends Omit<BracketSectionProps, 'part' | 'drawn' | 'tabStop'> {
  slot: PlacedMatch
  round: string
  isTabStop: boolean
}

/** Those that are drawn stay as they are while others follow. */
const Match = memo(function Match({ slot, round, isTabStop, layout, onShowRound, ...shared }: MatchProps) {
  const { ownTeamIds, getMatchHref, labels, cardTexts } = shared
  const { match } = slot
  return (
    <li className={styles.match} style={toPlace(slot.x, slot.y)}>
      <MatchCard
        compact
        match={match}
        round={round}
        ownTeamIds={ownTeamIds}
        href={getMatchHref?.(match)}
        openHome={openText(slot, 'home', labels)}
        openAway={openText(slot, 'away', labels)}
        texts={cardTexts}
        data-match={match.id}
        aria-label={labelOf(match, round, labels)}
        tabIndex={isTabStop ? 0 : -1}
      />
      {match.state === 'READY' && isPlayedBy(match, ownTeamIds) && (
        <MatchOutlook match={match} layout={layout} onShowRound={onShowRound} labels={labels} />
      )}
    </li>
  )
})

const codeOf = (match: BracketMatch, labels: BracketTexts) =>
  ({ ...matchCardTexts, ...labels.matchCard }).code(match.number)

/** Announced when the card gets the focus: what it shows. */
function labelOf(match: BracketMatch, round: string, labels: BracketTexts): string {
  const { home, away, homeScore, awayScore, isLive } = match
  const sides = [home && [home.name, homeScore], away && [away.name, awayScore]]
  const said = sides.flatMap((side) => side?.filter((part) => part !== null).join(' ') ?? [])
  const live = isLive ? [{ ...matchCardTexts, ...labels.matchCard }.live] : []
  return [codeOf(match, labels), round, ...live, ...said].join(', ')
}

/** The text of a side without a team: what it waits for. */
function openText(slot: PlacedMatch, side: 'home' | 'away', labels: BracketTexts): string | undefined {
  const from = slot[side]
  if (from) return labels.winnerOf(codeOf(from, labels))
  return slot.match.bracket === 'LOSERS' ? labels.loserOfUpper : undefined
}
