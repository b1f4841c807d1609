'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { formatDayOfYear } from '../../championships/championship-texts.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { FrontMatch, FrontTeam } from '../front-match.ts'
import { FrontTeamLogo } from '../FrontTeamLogo.tsx'
import styles from './FrontMatches.module.css'

export type FrontMatchesProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Those that are live first, then the next ones. */
  matches: readonly FrontMatch[]
}

/** Matches of all championships in a row, which scrolls sideways where it is wider than the page. */
export function FrontMatches({ matches, className, ...rest }: FrontMatchesProps) {
  return (
    <ul aria-label="Partidas de agora e as próximas" {...rest} className={clsx(styles.root, className)}>
      {matches.map((match) => (
        <li key={match.id} className={styles.item} data-live={match.isLive || undefined}>
          <div className={styles.head}>
            <When match={match} />
            <span className={styles.length}>{`MD${match.bestOf}`}</span>
          </div>
          <Side team={match.home} score={match.homeScore} />
          <Side team={match.away} score={match.awayScore} />
          <a className={styles.link} href={match.href}>
            {`${match.championship} · ${match.round}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

function When({ match: { isLive, scheduledAt } }: { match: FrontMatch }) {
  const inTimeZone = useTimeZone()
  const date = parseDate(inTimeZone(scheduledAt))
  if (isLive)
    return (
      <Badge tone="error" dot>
        Ao vivo
      </Badge>
    )
  if (date === undefined || scheduledAt === null) return <span className={styles.day}>Sem horário</span>
  return (
    <time className={styles.when} dateTime={scheduledAt}>
      <span className={styles.time}>{formatTime(date)}</span>
      <span className={styles.day}>{` ${formatDayOfYear(date)}`}</span>
    </time>
  )
}

function Side({ team, score }: { team: FrontTeam | null; score: number | null }) {
  return (
    <div className={styles.side}>
      {team && <FrontTeamLogo team={team} size={28} />}
      <span className={styles.name}>{team?.name ?? 'A definir'}</span>
      {score !== null && <span className={styles.score}>{score}</span>}
    </div>
  )
}
