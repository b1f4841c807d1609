'use client'

import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { GeneratedBanner } from '../../teams/GeneratedBanner/GeneratedBanner.tsx'
import { type BracketMatch, type MatchTeam, colorsOf } from '../match.ts'
import { type MatchHeaderTexts, matchHeaderTexts } from '../match-room-texts.ts'
import { MatchFacts, type MatchFactsProps } from './MatchFacts.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MatchHeader.module.css'

export type MatchHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> &
  Pick<MatchFactsProps, 'match' | 'readyTeams' | 'code' | 'games' | 'referees'> & {
    /** The way back to its championship, e.g. "Copa Convoca · M15". */
    back: { href: string; label: string }
    /** Teams of the user: they are marked. */
    ownTeamIds?: readonly string[] | undefined
    /** Buttons above the teams, on phones below them. Null keeps their place until they are known. */
    actions?: ReactNode
    /**
     * Whether it shows only the teams and the score, from edge to edge, for phones: `MatchFacts` stands
     * elsewhere. Default false.
     */
    compact?: boolean | undefined
    texts?: Partial<MatchHeaderTexts> | undefined
  }

const tones: Readonly<Record<keyof MatchHeaderTexts['states'], BadgeTone>> = {
  waiting: 'neutral',
  open: 'info',
  live: 'error',
  disputed: 'warning',
  closed: 'neutral',
  draw: 'neutral',
  forfeit: 'neutral',
  doubleForfeit: 'neutral',
}

function stateOf(match: BracketMatch): keyof MatchHeaderTexts['states'] {
  if (match.state === 'CLOSED' && match.isForfeit) return match.winner === null ? 'doubleForfeit' : 'forfeit'
  if (match.state === 'CLOSED') return match.winner === null ? 'draw' : 'closed'
  if (match.state !== 'READY') return 'waiting'
  if (match.isDisputed) return 'disputed'
  return match.isLive ? 'live' : 'open'
}

/**
 * Head of a match room: both teams as the page's h1 over the colours of both, score, state, and what a player needs to
 * get into the lobby. What arrives later must not move the rest.
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
    compact = false,
    texts,
    className,
    ...rest
  } = props
  const labels = useTexts('MatchHeader', matchHeaderTexts, texts)
  const state = stateOf(match)
  const { home, away } = match
  return (
    <header
      {...rest}
      className={clsx(styles.root, className)}
      data-state={state}
      data-compact={compact || undefined}
    >
      <div className={styles.top}>
        <a className={styles.back} href={back.href}>
          <ArrowLeft aria-hidden="true" size={16} />
          <span>{back.label}</span>
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
            <span className="cv-hidden">{` ${labels.versus} `}</span>
            <Team team={away} labels={labels} isOwn={away !== null && ownTeamIds.includes(away.id)} isAway />
          </h1>
          <div className={styles.middle}>
            <Badge className={styles.state} tone={tones[state]} dot={state === 'live'}>
              {labels.states[state]}
            </Badge>
            <p className={styles.score}>
              <span>{`${match.homeScore ?? '–'} `}</span>
              <span className={styles.versus}>{labels.versus}</span>
              <span>{` ${match.awayScore ?? '–'}`}</span>
            </p>
            <p className={styles.note}>{labels.length(match)}</p>
          </div>
        </div>
        <MatchFacts className={styles.inHead} {...{ match, readyTeams, code, games, referees, texts }} />
      </div>
    </header>
  )
}

/** The team's colours; nothing of a side that is open. */
function Half({ team }: { team: MatchTeam | null }) {
  return <div className={styles.half}>{team && <GeneratedBanner {...colorsOf(team)} />}</div>
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
        <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={80} className={styles.logo} />
      )}
      <span className={styles.teamText}>
        <span className={styles.name}>{team?.name ?? labels.open}</span>
        {team && (
          <span className={styles.tags}>
            {team.tag !== undefined && <TagBadge tag={team.tag} aria-hidden="true" />}
            {isOwn && <Badge tone="accent">{labels.ownTeam}</Badge>}
          </span>
        )}
      </span>
    </span>
  )
}
