'use client'

import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Field } from '../../forms/field.ts'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import control from '../../forms/FormField/control.module.css'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { RegistrationDialogTexts } from './registration-dialog-texts.ts'
import styles from './RegistrationDialog.module.css'
import { type Roster, type RosterMember, type RosterRole, countRole } from './roster.ts'

export interface RosterListProps {
  members: readonly RosterMember[]
  roster: Field<Roster>
  /** The errors of players, by member. */
  playerErrors: Readonly<Record<string, string | undefined>>
  teamSize: number
  maxSubstitutes: number
  game: string
  disabled: boolean
  labels: RegistrationDialogTexts
}

/** The members with what each plays; who cannot play has the reason in its place. */
export function RosterList(props: RosterListProps) {
  const { members, roster, playerErrors, teamSize, maxSubstitutes, labels, ...shared } = props
  const id = useId()
  const starters = countRole(roster.value, 'STARTER')
  const substitutes = countRole(roster.value, 'SUBSTITUTE')
  const firstChoice = members.find((member) => canChoose(member, roster.value))
  const choose = (memberId: string, role: RosterRole | '') => {
    const { [memberId]: _, ...others } = roster.value
    roster.onChange(role === '' ? others : { ...others, [memberId]: role })
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.roster}>
      <div className={styles.rosterHead}>
        <span className={styles.label} id={`${id}-label`}>
          {labels.roster}
        </span>
        <span className={styles.counts} role="status">
          {labels.counts(starters, teamSize, substitutes, maxSubstitutes)}
        </span>
      </div>
      <ul className={styles.members}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            {...shared}
            member={member}
            role={roster.value[member.id] ?? ''}
            canChoose={canChoose(member, roster.value)}
            hasSubstitutes={maxSubstitutes > 0}
            error={playerErrors[member.id]}
            // The whole roster's error is that of the first choice.
            rosterError={roster.error && member === firstChoice ? `${id}-error` : undefined}
            labels={labels}
            onChoose={(role) => choose(member.id, role)}
          />
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={roster.error} />
    </div>
  )
}

/** A member who was chosen before something stood in the way can still be taken out. */
const canChoose = ({ id, obstacles }: RosterMember, roster: Roster) =>
  obstacles.length === 0 || Object.hasOwn(roster, id)

interface MemberRowProps {
  member: RosterMember
  role: RosterRole | ''
  canChoose: boolean
  hasSubstitutes: boolean
  game: string
  disabled: boolean
  error: string | undefined
  rosterError: string | undefined
  labels: RegistrationDialogTexts
  onChoose: (role: RosterRole | '') => void
}

function MemberRow(props: MemberRowProps) {
  const { member, role, hasSubstitutes, game, disabled, error, rosterError, labels, onChoose } = props
  const { id: memberId, nick, account, obstacles } = member
  const id = useId()
  const reason = obstacles.map((obstacle) => labels.obstacles[obstacle]).join(' · ')
  const described = clsx(`${id}-note`, error !== undefined && `${id}-error`, rosterError)
  return (
    <li className={styles.member} data-out={role === '' || undefined}>
      <Avatar id={memberId} name={nick} size="s" decorative />
      <div className={styles.memberText}>
        <p className={styles.nick}>{nick}</p>
        <p className={styles.memberNote} id={`${id}-note`}>
          {reason === '' ? (
            <span>{account ? labels.account(account) : labels.noAccount(game)}</span>
          ) : (
            <span className={styles.obstacle}>
              <TriangleAlert aria-hidden="true" size={14} />
              <span>{reason}</span>
            </span>
          )}
        </p>
      </div>
      {props.canChoose && (
        <select
          className={clsx(control.control, styles.role)}
          aria-label={labels.roleOf(nick)}
          aria-describedby={described}
          aria-invalid={error !== undefined || rosterError !== undefined || undefined}
          value={role}
          disabled={disabled}
          onChange={({ target }) => onChoose(toRole(target.value))}
        >
          <option value="STARTER">{labels.roles.STARTER}</option>
          {(hasSubstitutes || role === 'SUBSTITUTE') && (
            <option value="SUBSTITUTE">{labels.roles.SUBSTITUTE}</option>
          )}
          <option value="">{labels.out}</option>
        </select>
      )}
      <div className={styles.memberError}>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </li>
  )
}

const toRole = (value: string): RosterRole | '' =>
  value === 'STARTER' || value === 'SUBSTITUTE' ? value : ''
