import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { MatchCard } from '../../championships/MatchCard/MatchCard.tsx'
import type { FrontMatch } from '../front-match.ts'
import styles from './FrontMatches.module.css'

export type FrontMatchesProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Those that are live first, then the next ones. */
  matches: readonly FrontMatch[]
}

/** Matches of all championships in a row, which scrolls sideways where it is wider than the page. */
export function FrontMatches({ matches, className, ...rest }: FrontMatchesProps) {
  return (
    <ul aria-label="Partidas de agora e as próximas" {...rest} className={clsx(styles.root, className)}>
      {matches.map(({ match, championship, round, href }) => (
        <li key={match.id} className={styles.item}>
          <MatchCard match={match} title={championship} round={round} href={href} />
        </li>
      ))}
    </ul>
  )
}
