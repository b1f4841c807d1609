'use client'

import { Check } from 'lucide-react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { MatchTeam } from '../match.ts'
import type { MatchPlayer } from '../match-room.ts'
import { type MatchCheckInTexts, matchCheckInTexts } from '../match-room-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ScoreReport.module.css'

export interface MatchCheckInSide {
  team: MatchTeam
  isReady: boolean
  /** Starters first; empty where they are hidden. */
  players: readonly MatchPlayer[]
}

/** The action of the user in a check-in. */
export type MatchCheckInAction =
  | { kind: 'none' }
  /** ISO date from which the user's side can check in. */
  | { kind: 'early'; opensAt: string }
  | { kind: 'open'; onConfirm: () => void; isPending?: boolean | undefined }

export type MatchCheckInProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** Home first. */
  sides: readonly MatchCheckInSide[]
  /** The action of the user in this check-in. */
  action: MatchCheckInAction
  /** ISO date: a side that is not there by then loses. */
  walkoverAt?: string | null | undefined
  texts?: Partial<MatchCheckInTexts> | undefined
}

/** The sides that are there, and the button of the user's side. It must say in words who is ready. */
export function MatchCheckIn({ sides, action, walkoverAt, texts, ...rest }: MatchCheckInProps) {
  const labels = useTexts('MatchCheckIn', matchCheckInTexts, texts)
  const inTimeZone = useTimeZone()
  const when = (iso: string | null | undefined) => {
    const date = parseDate(inTimeZone(iso))
    return date && labels.when(date)
  }
  const opensAt = action.kind === 'early' ? when(action.opensAt) : undefined
  const until = sides.every(({ isReady }) => isReady) ? undefined : when(walkoverAt)
  return (
    <Panel {...rest} title={labels.title}>
      <ul className={styles.sides}>
        {sides.map(({ team, isReady, players }) => (
          <li key={team.id}>
            <div className={styles.sideHead}>
              <span className={styles.sideName}>{team.name}</span>
              <Badge tone={isReady ? 'success' : 'neutral'}>
                {isReady && <Check aria-hidden="true" size={14} />}
                <span>{isReady ? labels.ready : labels.waiting}</span>
              </Badge>
            </div>
            {players.length === 0 ? (
              <p className={styles.hint}>{labels.noPlayers}</p>
            ) : (
              <ul className={styles.players}>
                {players.map((player) => (
                  <li key={player.id} className={styles.player}>
                    <Avatar id={player.id} name={player.nick} size="s" decorative />
                    <span>{player.nick}</span>
                    {player.isSubstitute && <span className={styles.hint}>{` (${labels.substitute})`}</span>}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {opensAt !== undefined && <p className={styles.hint}>{labels.opensAt(opensAt)}</p>}
      {until !== undefined && <p className={styles.hint}>{labels.walkoverAt(until)}</p>}
      {action.kind === 'open' && (
        <Button variant="primary" loading={action.isPending} onClick={action.onConfirm}>
          {labels.confirm}
        </Button>
      )}
    </Panel>
  )
}
