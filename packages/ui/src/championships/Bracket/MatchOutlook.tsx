'use client'

import type { BracketTexts } from '../bracket-texts.ts'
import type { BracketMatch } from '../match.ts'
import { type BracketLayout, type PartName, findOutlook, type RoundTarget } from './bracket-layout.ts'
import styles from './Bracket.module.css'

export interface MatchOutlookProps {
  match: BracketMatch
  layout: BracketLayout
  onShowRound: (round: RoundTarget) => void
  labels: BracketTexts
}

/**
 * Says where a win and a loss lead, as buttons that go there; phones need it, which show one round at a time.
 */
export function MatchOutlook({ match, layout, onShowRound, labels }: MatchOutlookProps) {
  const { win, loss } = findOutlook(layout, match)
  const next = win && isPart(win.bracket) ? { bracket: win.bracket, round: win.round } : undefined
  const destination = (target: RoundTarget | undefined, otherwise: string) => {
    const round = layout.parts
      .flatMap(({ rounds }) => rounds)
      .find((placed) => placed.bracket === target?.bracket && placed.round === target.round)
    return target && round ? (
      <button type="button" className={styles.destination} onClick={() => onShowRound(target)}>
        {target.bracket === 'LOSERS'
          ? `${labels.shortParts.LOSERS}: ${labels.round(round)}`
          : labels.round(round)}
      </button>
    ) : (
      otherwise
    )
  }
  return (
    <dl className={styles.outlook}>
      <div data-outcome="win">
        <dt>{labels.onWin}</dt>
        <dd>{destination(next, match.bracket === 'THIRD_PLACE' ? labels.third : labels.champion)}</dd>
      </div>
      <div data-outcome="loss">
        <dt>{labels.onLoss}</dt>
        <dd>{destination(loss, labels.out)}</dd>
      </div>
    </dl>
  )
}

const isPart = (bracket: BracketMatch['bracket']): bracket is PartName =>
  bracket === 'WINNERS' || bracket === 'LOSERS' || bracket === 'FINAL'
