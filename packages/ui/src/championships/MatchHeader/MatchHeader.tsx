'use client'

import { clsx } from 'clsx'
import { ArrowLeft, Check, Copy, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react'
import { Badge, type BadgeTone } from '../../primitives/Badge/index.ts'
import { parseDate } from '../../primitives/format-date/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { TagBadge } from '../../primitives/TagBadge/index.ts'
import { TeamLogo } from '../../primitives/TeamLogo/index.ts'
import { useTimeZone } from '../../primitives/time-zone/index.ts'
import { GeneratedBanner } from '../../teams/GeneratedBanner/index.ts'
import type { BracketMatch, MatchTeam } from '../match.ts'
import type { MatchGameItem } from '../match-room.ts'
import { type MatchHeaderTexts, matchHeaderTexts } from '../match-room-texts.ts'
import styles from './MatchHeader.module.css'

export type MatchHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The match. */
  match: BracketMatch
  /** The way back to its championship, e.g. "Copa Convoca · M15". */
  back: { href: string; label: string }
  /** Teams of the user: they are marked. */
  ownTeamIds?: readonly string[] | undefined
  /** Teams that have checked in. */
  readyTeams: number
  /** Of the lobby, null until there is one; absent for who is not in the room. */
  code?: string | null | undefined
  /** Points of the games, where the match is over and they are known. */
  games?: readonly MatchGameItem[] | undefined
  /** Nicks of who decides disputes. */
  referees?: readonly string[] | undefined
  /** Buttons above the teams, on phones below them. Null keeps their place until they are known. */
  actions?: ReactNode
  texts?: Partial<MatchHeaderTexts> | undefined
}

const tones: Readonly<Record<keyof MatchHeaderTexts['states'], BadgeTone>> = {
  waiting: 'neutral',
  open: 'info',
  live: 'error',
  disputed: 'warning',
  closed: 'neutral',
  forfeit: 'neutral',
}

function stateOf(match: BracketMatch): keyof MatchHeaderTexts['states'] {
  if (match.state === 'CLOSED') return match.isForfeit ? 'forfeit' : 'closed'
  if (match.state !== 'READY') return 'waiting'
  if (match.isDisputed) return 'disputed'
  return match.isLive ? 'live' : 'open'
}

/**
 * Head of a match room: both teams as the page's h1 over the colours of both, score, state, and what a player needs to
 * get into the lobby. What arrives later MUST NOT move the rest.
 * @see product.md §8
 */
export function MatchHeader(props: MatchHeaderProps) {
  const {
    match,
    back,
    ownTeamIds = [],
    readyTeams,
    code,
    games,
    referees,
    actions,
    texts,
    className,
    ...rest
  } = props
  const labels = { ...matchHeaderTexts, ...texts }
  const state = stateOf(match)
  const { home, away } = match
  return (
    <header {...rest} className={clsx(styles.root, className)} data-state={state}>
      <div className={styles.top}>
        <a className={styles.back} href={back.href}>
          <ArrowLeft aria-hidden="true" size={16} />
          {back.label}
        </a>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <div className={styles.panel}>
        <div className={styles.hero}>
          <div className={styles.banner} aria-hidden="true">
            <Half team={home} />
            <Half team={away} />
          </div>
          <h1 className={styles.title}>
            <Team team={home} labels={labels} isOwn={home !== null && ownTeamIds.includes(home.id)} />
            <span className="cv-hidden"> {labels.versus} </span>
            <Team team={away} labels={labels} isOwn={away !== null && ownTeamIds.includes(away.id)} isAway />
          </h1>
          <div className={styles.middle}>
            <Badge tone={tones[state]} dot={state === 'live'}>
              {labels.states[state]}
            </Badge>
            <p className={styles.score}>
              {match.homeScore ?? '–'} <span className={styles.versus}>{labels.versus}</span>{' '}
              {match.awayScore ?? '–'}
            </p>
            <p className={styles.note}>{labels.bestOf(match.bestOf)}</p>
          </div>
        </div>
        <Facts {...{ match, readyTeams, code, games, referees, labels }} />
      </div>
    </header>
  )
}

/** The team's colours; nothing of a side that is open. */
function Half({ team }: { team: MatchTeam | null }) {
  return <div className={styles.half}>{team && <GeneratedBanner tag={team.tag} />}</div>
}

type FactsProps = Pick<MatchHeaderProps, 'match' | 'readyTeams' | 'code' | 'games' | 'referees'> & {
  labels: MatchHeaderTexts
}

function Facts({ match, readyTeams, code, games = [], referees = [], labels }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {code !== undefined && match.state !== 'CLOSED' && (
        <Fact label={labels.code}>
          {code === null ? (
            <span className={styles.faint}>{labels.noCode}</span>
          ) : (
            <Code {...{ code, labels }} />
          )}
        </Fact>
      )}
      <Fact label={labels.start}>
        <Start match={match} labels={labels} />
      </Fact>
      {match.state === 'READY' && <Fact label={labels.checkIn}>{labels.ready(readyTeams)}</Fact>}
      {games.map((game, index) => (
        <Fact key={index} label={labels.game(index + 1, game.map)}>
          {labels.gameScore(game)}
        </Fact>
      ))}
      {referees.length > 0 && <Fact label={labels.referees}>{referees.join(', ')}</Fact>}
    </dl>
  )
}

interface TeamProps {
  team: MatchTeam | null
  isOwn: boolean
  isAway?: boolean
  labels: MatchHeaderTexts
}

function Team({ team, isOwn, isAway, labels }: TeamProps) {
  return (
    <span className={styles.team} data-away={isAway || undefined}>
      {team && (
        <TeamLogo name={team.name} tag={team.tag} src={team.logoUrl} size={80} className={styles.logo} />
      )}
      <span className={styles.teamText}>
        <span className={styles.name}>{team?.name ?? labels.open}</span>
        {team && (
          <span className={styles.tags}>
            <TagBadge tag={team.tag} aria-hidden="true" />
            {isOwn && <Badge tone="accent">{labels.ownTeam}</Badge>}
          </span>
        )}
      </span>
    </span>
  )
}

function Start({ match, labels }: { match: BracketMatch; labels: MatchHeaderTexts }) {
  const inTimeZone = useTimeZone()
  const time = match.scheduledAt ?? undefined
  const date = parseDate(inTimeZone(time))
  return date ? <time dateTime={time}>{labels.startsAt(date)}</time> : labels.unscheduled
}

/** How long the button shows the result of copying, in milliseconds. */
const COPIED_DURATION = 2000

function Code({ code, labels }: { code: string; labels: MatchHeaderTexts }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), COPIED_DURATION)
    return () => clearTimeout(timer)
  }, [state])
  async function copy() {
    try {
      // Without TLS there is no clipboard, whose use throws as well.
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <span className={styles.codeRow}>
      <span className={styles.code}>{code}</span>
      <IconButton label={labels.copy} size="small" onClick={() => void copy()}>
        <Icon aria-hidden="true" size={16} />
      </IconButton>
      {/* A failure is seen: the code can be marked and copied by hand. */}
      <span className={state === 'failed' ? styles.faint : 'cv-hidden'} role="status">
        {{ idle: '', copied: labels.copied, failed: labels.notCopied }[state]}
      </span>
    </span>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
