'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { type MatchCardTexts, matchCardTexts } from '../bracket-texts.ts'
import { type BracketMatch, type MatchTeam, colorsOf } from '../match.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MatchCard.module.css'

export type { MatchCardTexts }

export type MatchCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The match. */
  match: BracketMatch
  /** Shown in place of the match's code, e.g. the championship's name. */
  title?: string | undefined
  /** Shown after the match's code, e.g. "semifinal". */
  round?: string | undefined
  /** Teams of the user: their rows are marked. */
  ownTeamIds?: readonly string[] | undefined
  /** The text of the home side while it has no team, e.g. "Vencedor M13". */
  openHome?: string | undefined
  /** The text of the away side while it has no team. */
  openAway?: string | undefined
  /** The match's page: the whole card leads there, by its code. */
  href?: string | undefined
  /** Two low rows under one line of text, as in a bracket. Default false. */
  compact?: boolean | undefined
  /** Whether the card has no frame of its own, for a list whose lines part the matches. Default false. */
  flush?: boolean | undefined
  texts?: Partial<MatchCardTexts> | undefined
}

/**
 * A match: both sides, the games that they won, and when it is or was played. must say in words who won, what is live
 * and which team is the user's.
 */
export function MatchCard(props: MatchCardProps) {
  const { match, title, round, ownTeamIds = [], openHome, openAway, href, ...others } = props
  const { compact = false, flush = false, texts, className, ...rest } = others
  const labels = useTexts('MatchCard', matchCardTexts, texts)
  const name = title ?? labels.code(match.number)
  const isOwn = [match.home, match.away].some((team) => team !== null && ownTeamIds.includes(team.id))
  const side = (place: 'home' | 'away') => {
    const team = match[place]
    return (
      <Side
        team={team}
        open={(place === 'home' ? openHome : openAway) ?? labels.open}
        score={place === 'home' ? match.homeScore : match.awayScore}
        isWinner={match.winner === place}
        isOwn={team !== null && ownTeamIds.includes(team.id)}
        logoSize={compact || flush ? 20 : 28}
        compact={compact}
        labels={labels}
      />
    )
  }
  return (
    <article
      {...rest}
      className={clsx(styles.root, className)}
      data-state={match.state}
      data-live={match.isLive || undefined}
      data-own={isOwn || undefined}
      data-compact={compact || undefined}
      data-flush={flush || undefined}
    >
      <div className={styles.head}>
        <span className={styles.code}>
          {href === undefined ? (
            <span>{name}</span>
          ) : (
            <a className={styles.link} href={href} tabIndex={compact ? -1 : undefined}>
              <span className="cv-hidden">{`${labels.link} `}</span>
              <span>{name}</span>
            </a>
          )}
          {round !== undefined && <span className={styles.round}>{` · ${round}`}</span>}
        </span>
        <Status match={match} labels={labels} />
      </div>
      <ul className={styles.sides}>
        {side('home')}
        {side('away')}
      </ul>
    </article>
  )
}

function endOf({ isForfeit, winner }: BracketMatch): 'closed' | 'draw' | 'forfeit' | 'doubleForfeit' {
  if (!isForfeit) return winner === null ? 'draw' : 'closed'
  return winner === null ? 'doubleForfeit' : 'forfeit'
}

function Status({ match, labels }: { match: BracketMatch; labels: MatchCardTexts }) {
  const inTimeZone = useTimeZone()
  const time = match.scheduledAt ?? undefined
  const date = parseDate(inTimeZone(time))
  if (match.isLive)
    return (
      <span className={styles.live}>
        <span className={styles.dot} />
        <span>{labels.live}</span>
      </span>
    )
  if (match.isDisputed) return <span className={styles.disputed}>{labels.disputed}</span>
  const when = date && <time dateTime={time}>{labels.when(date)}</time>
  if (match.state !== 'CLOSED') return <span className={styles.when}>{when ?? labels.unscheduled}</span>
  return (
    <span className={styles.when}>
      {when && <span className={styles.played}>{when} · </span>}
      <span>{labels[endOf(match)]}</span>
    </span>
  )
}

interface SideProps {
  team: MatchTeam | null
  open: string
  score: number | null
  isWinner: boolean
  isOwn: boolean
  logoSize: 20 | 28
  compact: boolean
  labels: MatchCardTexts
}

function Side({ team, open, score, isWinner, isOwn, logoSize, compact, labels }: SideProps) {
  return (
    <li
      className={styles.side}
      data-winner={isWinner || undefined}
      data-own={isOwn || undefined}
      data-open={team === null || undefined}
    >
      {team === null ? (
        <span className={styles.nobody} />
      ) : (
        <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={logoSize} />
      )}
      <span className={styles.name}>{team?.name ?? open}</span>
      {isOwn &&
        (compact ? (
          <span className="cv-hidden">{` (${labels.ownTeam})`}</span>
        ) : (
          <Own text={labels.ownTeam} />
        ))}
      {isWinner && <span className="cv-hidden">{` ${labels.winner}`}</span>}
      <span className={styles.score}>{score}</span>
    </li>
  )
}

function Own({ text }: { text: string }) {
  return (
    <Badge tone="accent" className={styles.own}>
      {text}
    </Badge>
  )
}
