import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import { ErrorState, type Failure } from '../../feedback/ErrorState/index.ts'
import { Skeleton, SkeletonRows } from '../../feedback/Skeleton/index.ts'
import { invitationDate } from '../team-dates.ts'
import { MatchList } from './MatchList.tsx'
import { type StatsPanelTexts, statsPanelTexts } from './stats-panel-texts.ts'
import { winRate } from './win-rate.ts'
import { useReaderClock } from '../../primitives/reader-clock/index.ts'
import styles from './StatsPanel.module.css'

export interface UpcomingMatch {
  id: string
  opponent: string
  startsAt: string
  championship?: string | undefined
}

export interface PlayedMatch {
  id: string
  opponent: string
  playedAt: string
  result: 'WIN' | 'LOSS'
  /** As reported, e.g. "2–1". */
  score?: string | undefined
  championship?: string | undefined
}

export interface TeamStats {
  wins: number
  losses: number
  /** The next ones first. */
  upcoming: readonly UpcomingMatch[]
  /** The newest first. */
  played: readonly PlayedMatch[]
}

export type StatsPanelProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Absent while loading and after a failure. */
  stats?: TeamStats | undefined
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Of "Tentar de novo" after an error; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** What happened and the request's number, where they are known; told after an error. */
  failure?: Failure | undefined
  /** Matches shown of each kind. Default 5. */
  limit?: number | undefined
  texts?: Partial<StatsPanelTexts> | undefined
}

/** Results of a team: wins, losses, win rate, form, and the matches before and after today (requirement 001 §3). */
export function StatsPanel(props: StatsPanelProps) {
  const { stats, status = 'ready', onRetry, failure, limit = 5, texts, className, ...rest } = props
  const words = { ...statsPanelTexts, ...texts }
  const shown = status === 'ready' && stats === undefined ? 'loading' : status
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      {shown === 'loading' && <Loading words={words} />}
      {shown === 'error' && (
        <ErrorState {...failure} title={words.failed} onRetry={onRetry} texts={words.errorState} />
      )}
      {shown === 'ready' && stats && (
        <>
          <Figures stats={stats} words={words} />
          <Upcoming matches={stats.upcoming.slice(0, limit)} words={words} />
          <Played matches={stats.played.slice(0, limit)} words={words} />
        </>
      )}
    </div>
  )
}

function Loading({ words }: { words: StatsPanelTexts }) {
  return (
    <>
      <p className="cv-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton className={styles.whole} height={112} />
      <SkeletonRows rows={3} />
      <SkeletonRows rows={3} />
    </>
  )
}

function Figures({ stats, words }: { stats: TeamStats; words: StatsPanelTexts }) {
  const { wins, losses, played } = stats
  const rate = winRate(wins, losses)
  return (
    <div className={styles.whole}>
      <dl className={styles.figures}>
        <Figure label={words.wins} value={String(wins)} tone="win" />
        <Figure label={words.losses} value={String(losses)} tone="loss" />
        <Figure label={words.winRate} value={rate === undefined ? '—' : `${rate}%`} />
        {played.length > 0 && (
          <div className={styles.figure}>
            <dt>{words.form}</dt>
            <dd className={styles.form}>
              {/* Read as it happened: the oldest of the five first. */}
              {played
                .slice(0, 5)
                .toReversed()
                .map((match) => (
                  <Result key={match.id} result={match.result} words={words} />
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

function Result({ result, words }: { result: PlayedMatch['result']; words: StatsPanelTexts }) {
  const word = result === 'WIN' ? words.win : words.loss
  return (
    <span className={styles.result} data-result={result} title={word}>
      <span aria-hidden="true">{[...word][0]}</span>
      <span className="cv-hidden">{word} </span>
    </span>
  )
}

function Upcoming({ matches, words }: { matches: readonly UpcomingMatch[]; words: StatsPanelTexts }) {
  const id = useId()
  const clock = useReaderClock()
  return (
    <MatchList
      id={id}
      title={words.upcoming}
      empty={words.noUpcoming}
      rows={matches.map(({ id: key, opponent, startsAt, championship }) => ({
        key,
        opponent: words.against(opponent),
        championship,
        date: { iso: startsAt, text: invitationDate(clock(startsAt)) },
      }))}
    />
  )
}

function Played({ matches, words }: { matches: readonly PlayedMatch[]; words: StatsPanelTexts }) {
  const id = useId()
  const clock = useReaderClock()
  return (
    <MatchList
      id={id}
      title={words.played}
      empty={words.noPlayed}
      rows={matches.map(({ id: key, opponent, playedAt, championship, result, score }) => ({
        key,
        opponent: words.against(opponent),
        championship,
        date: { iso: playedAt, text: invitationDate(clock(playedAt)) },
        mark: <Result result={result} words={words} />,
        score,
      }))}
    />
  )
}
