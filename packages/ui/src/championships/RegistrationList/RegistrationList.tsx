'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Badge, type BadgeTone } from '../../primitives/Badge/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { TeamLogo } from '../../primitives/TeamLogo/index.ts'
import type { MatchTeam } from '../match.ts'
import {
  type RegistrationListTexts,
  registrationListTexts,
  type RegistrationStatus,
} from './registration-list-texts.ts'
import styles from './RegistrationList.module.css'

export interface RegistrationRow {
  id: string
  team: MatchTeam
  state: RegistrationStatus
  /** Null before the seeding. */
  seed: number | null
  isCheckedIn: boolean
  /** Why it was rejected. */
  reason?: string | undefined
  /** Nicks, starters first. */
  players: readonly string[]
  /** Whether it can be accepted. */
  canAccept: boolean
  /** Whether it can be rejected. */
  canReject: boolean
}

export type RegistrationListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The registrations, in the order shown. */
  registrations: readonly RegistrationRow[]
  /** Ids of those that are being saved: their buttons are pending. */
  savingIds?: readonly string[] | undefined
  /** Gives the team a place. */
  onAccept: (registration: RegistrationRow) => void
  /** Opens what asks for the reason. */
  onReject: (registration: RegistrationRow) => void
  texts?: Partial<RegistrationListTexts> | undefined
}

const tones: Readonly<Record<RegistrationStatus, BadgeTone>> = {
  PENDING_PAYMENT: 'warning',
  CONFIRMED: 'accent',
  REJECTED: 'error',
  WITHDRAWN: 'neutral',
  WAITING: 'warning',
}

/**
 * The teams of a championship as its organisers see them, with what they decide about each.
 * @see product.md §8
 */
export function RegistrationList(props: RegistrationListProps) {
  const { registrations, savingIds = [], onAccept, onReject, texts, className, ...rest } = props
  const labels = { ...registrationListTexts, ...texts }
  return (
    <ul aria-label={labels.label} {...rest} className={clsx(styles.root, className)}>
      {registrations.map((registration) => {
        const { id, team, state, seed, isCheckedIn, reason, players, canAccept, canReject } = registration
        const isSaving = savingIds.includes(id)
        return (
          <li key={id} className={styles.row}>
            <TeamLogo name={team.name} tag={team.tag} src={team.logoUrl} size={44} />
            <div className={styles.text}>
              <p className={styles.head}>
                <span className={styles.name}>{team.name}</span>
                <Badge tone={tones[state]}>{labels.states[state]}</Badge>
                {isCheckedIn && <Badge tone="accent">{labels.checkedIn}</Badge>}
                {seed !== null && <span className={styles.detail}>{labels.seed(seed)}</span>}
              </p>
              {players.length > 0 && <p className={styles.detail}>{players.join(' · ')}</p>}
              {reason !== undefined && <p className={styles.detail}>{labels.reason(reason)}</p>}
            </div>
            {(canAccept || canReject) && (
              <div className={styles.buttons}>
                {canAccept && (
                  <Button
                    size="small"
                    variant="primary"
                    disabled={isSaving}
                    aria-label={labels.accept(team.name)}
                    onClick={() => onAccept(registration)}
                  >
                    {labels.acceptShort}
                  </Button>
                )}
                {canReject && (
                  <Button
                    size="small"
                    disabled={isSaving}
                    aria-label={labels.reject(team.name)}
                    onClick={() => onReject(registration)}
                  >
                    {labels.rejectShort}
                  </Button>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
