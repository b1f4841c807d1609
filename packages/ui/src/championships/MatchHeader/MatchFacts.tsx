'use client'

import { clsx } from 'clsx'
import { Check, Copy, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode } from 'react'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useCopy } from '../../primitives/useCopy.ts'
import type { BracketMatch } from '../match.ts'
import type { MatchGameItem } from '../match-room.ts'
import { type MatchFactsTexts, matchFactsTexts } from '../match-room-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MatchHeader.module.css'

export type MatchFactsProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** The match. */
  match: BracketMatch
  /** Teams that have checked in. */
  readyTeams: number
  /** The code of the lobby, null until there is one; absent for those who are not in the room. */
  code?: string | null | undefined
  /** Points of the games, where the match is over and they are known. */
  games?: readonly MatchGameItem[] | undefined
  /** Nicks of those who decide disputes. */
  referees?: readonly string[] | undefined
  texts?: Partial<MatchFactsTexts> | undefined
}

/** The facts that a player needs to get into the lobby, the start of the match, and the points of its games once it is over. */
export function MatchFacts(props: MatchFactsProps) {
  const { match, readyTeams, code, games = [], referees = [], texts, className, ...rest } = props
  const labels = useTexts('MatchFacts', matchFactsTexts, texts)
  return (
    <dl {...rest} className={clsx(styles.facts, className)}>
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

function Start({ match, labels }: { match: BracketMatch; labels: MatchFactsTexts }) {
  const inTimeZone = useTimeZone()
  const time = match.scheduledAt ?? undefined
  const date = parseDate(inTimeZone(time))
  return date ? <time dateTime={time}>{labels.startsAt(date)}</time> : labels.unscheduled
}

function Code({ code, labels }: { code: string; labels: MatchFactsTexts }) {
  const { state, copy } = useCopy()
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <span className={styles.codeRow}>
      <span className={styles.code}>{code}</span>
      <IconButton label={labels.copy} size="small" onClick={() => void copy(code)}>
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
