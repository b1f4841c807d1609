'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
import type { BracketMatch } from '../match.ts'
import styles from './MatchRail.module.css'

/** A match with the championship that it is of. */
export interface RailMatch {
  match: BracketMatch
  championship: string
  /** The match's page. */
  href: string
}

export const matchRailTexts = {
  label: 'Próximas partidas',
  /** Part or round of the championship. */
  round({ bracket, round }: BracketMatch): string {
    if (bracket === 'THIRD_PLACE') return '3º lugar'
    if (bracket === 'FINAL') return 'grande final'
    if (bracket === 'LOSERS') return 'chave inferior'
    return `rodada ${round}`
  },
}

export type MatchRailProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The matches in the order in which they are played; those that are live first. */
  matches: readonly RailMatch[]
  /** Teams of the user: their matches are marked. */
  ownTeamIds?: readonly string[] | undefined
}

/**
 * The matches of now and the next ones in all championships, beside a list of them. A flush panel with the heading is around it.
 */
export function MatchRail({ matches, ownTeamIds, className, ...rest }: MatchRailProps) {
  return (
    <ul aria-label={matchRailTexts.label} {...rest} className={clsx(styles.root, className)}>
      {matches.map(({ match, championship, href }) => (
        <li key={match.id} className={styles.item}>
          <MatchCard
            flush
            match={match}
            title={championship}
            round={matchRailTexts.round(match)}
            ownTeamIds={ownTeamIds}
            href={href}
          />
        </li>
      ))}
    </ul>
  )
}
