'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import { ErrorState, type Failure, type ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { invitationDate } from '../team-dates.ts'
import { ResultMark } from '../ResultMark/ResultMark.tsx'
import { MatchList } from './MatchList.tsx'
import { winRate } from './win-rate.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './StatsPanel.module.css'

export const statsPanelTexts = {
  wins: 'Vitórias',
  losses: 'Derrotas',
  winRate: 'Aproveitamento',
  /** The last five results. */
  form: 'Últimas partidas',
  win: 'Vitória',
  loss: 'Derrota',
  draw: 'Empate',
  upcoming: 'Próximas partidas',
  played: 'Partidas anteriores',
  noUpcoming: 'Nenhuma partida marcada.',
  noPlayed: 'Ainda sem partidas.',
  against: (opponent: string) => `contra ${opponent}`,
  /** Said of a match that is being played. */
  live: 'Ao vivo agora',
  /** Points of the rating that a match gave or took. */
  change: (points: string) => `${points} pontos`,
  loading: 'Carregando desempenho...',
  failed: 'Não foi possível carregar o desempenho',
}

export type StatsPanelTexts = typeof statsPanelTexts & { errorState?: Partial<ErrorStateTexts> }

export interface UpcomingMatch {
  id: string
  opponent: string
  /** Address of the opponent's page. */
  opponentHref?: string | undefined
  /** Address of the match, to which it links in place of the opponent's page while it is being played. */
  matchHref?: string | undefined
  startsAt: string
  /** It is being played. */
  isLive?: boolean | undefined
  /** The score so far, e.g. "1 × 1". */
  score?: string | undefined
  championship?: string | undefined
}

export interface PlayedMatch {
  id: string
  opponent: string
  /** Address of the opponent's page. */
  opponentHref?: string | undefined
  playedAt: string
  result: 'WIN' | 'LOSS' | 'DRAW'
  /** The score as reported, e.g. "2–1". */
  score?: string | undefined
  championship?: string | undefined
  /** Points of the rating that it gave or took. */
  change?: number | undefined
}

export interface TeamStats {
  wins: number
  losses: number
  /** The next ones first; without it they are left out. */
  upcoming?: readonly UpcomingMatch[] | undefined
  /** The newest first. */
  played: readonly PlayedMatch[]
}

export type StatsPanelProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Absent while loading and after a failure. */
  stats?: TeamStats | undefined
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  /** Matches shown of each kind. Default 5. */
  limit?: number | undefined
}

/**
 * Results of a team: wins, losses, win rate, form, and the matches before and after today. Each result is a letter
 * with a text for screen readers, never a colour alone.
 */
export function StatsPanel(props: StatsPanelProps) {
  const { stats, status = 'ready', onRetry, failure, limit = 5, className, ...rest } = props
  const shown = status === 'ready' && stats === undefined ? 'loading' : status
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      {shown === 'loading' && <Loading />}
      {shown === 'error' && <ErrorState {...failure} title={statsPanelTexts.failed} onRetry={onRetry} />}
      {shown === 'ready' && stats && (
        <>
          <Figures stats={stats} />
          {stats.upcoming && <Upcoming matches={stats.upcoming.slice(0, limit)} />}
          <Played matches={stats.played.slice(0, limit)} />
        </>
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <p className="cv-hidden" role="status">
        {statsPanelTexts.loading}
      </p>
      <Skeleton className={styles.whole} height={112} />
      <SkeletonRows rows={3} />
      <SkeletonRows rows={3} />
    </>
  )
}

function Figures({ stats }: { stats: TeamStats }) {
  const { wins, losses, played } = stats
  const rate = winRate(wins, losses)
  return (
    <div className={styles.whole}>
      <dl className={styles.figures}>
        <Figure label={statsPanelTexts.wins} value={String(wins)} tone="win" />
        <Figure label={statsPanelTexts.losses} value={String(losses)} tone="loss" />
        <Figure label={statsPanelTexts.winRate} value={rate === undefined ? '—' : `${rate}%`} />
        {played.length > 0 && (
          <div className={styles.figure}>
            <dt>{statsPanelTexts.form}</dt>
            <dd className={styles.form}>
              {/* Read as it happened: the oldest of the five first. */}
              {played
                .slice(0, 5)
                .toReversed()
                .map((match) => (
                  <ResultMark key={match.id} result={match.result} labels={statsPanelTexts} />
                ))}
            </dd>
          </div>
        )}
      </dl>
      {rate !== undefined && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${rate}%` }} />
        </div>
      )}
    </div>
  )
}

function Figure({ label, value, tone }: { label: string; value: string; tone?: 'win' | 'loss' }) {
  return (
    <div className={styles.figure} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function toChange(points: number, { change }: StatsPanelTexts) {
  const text = points < 0 ? `−${-points}` : `+${points}`
  return { points, text, name: change(text) }
}

function Upcoming({ matches }: { matches: readonly UpcomingMatch[] }) {
  const id = useId()
  const inTimeZone = useTimeZone()
  return (
    <MatchList
      id={id}
      title={statsPanelTexts.upcoming}
      empty={statsPanelTexts.noUpcoming}
      rows={matches.map(
        ({ id: key, opponent, opponentHref, matchHref, startsAt, isLive = false, score, championship }) => ({
          key,
          opponent: statsPanelTexts.against(opponent),
          href: isLive ? (matchHref ?? opponentHref) : opponentHref,
          championship,
          date: { iso: startsAt, text: invitationDate(inTimeZone(startsAt)) },
          live: isLive ? statsPanelTexts.live : undefined,
          score,
        }),
      )}
    />
  )
}

function Played({ matches }: { matches: readonly PlayedMatch[] }) {
  const id = useId()
  const inTimeZone = useTimeZone()
  return (
    <MatchList
      id={id}
      title={statsPanelTexts.played}
      empty={statsPanelTexts.noPlayed}
      rows={matches.map(
        ({ id: key, opponent, opponentHref, playedAt, championship, result, score, change }) => ({
          key,
          opponent: statsPanelTexts.against(opponent),
          href: opponentHref,
          championship,
          date: { iso: playedAt, text: invitationDate(inTimeZone(playedAt)) },
          mark: <ResultMark result={result} labels={statsPanelTexts} />,
          score,
          change: change === undefined ? undefined : toChange(change, statsPanelTexts),
        }),
      )}
    />
  )
}
