'use client'

import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { useFocusRestore } from '../../feedback/focus-restore/useFocusRestore.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './StaffList.module.css'

export type StaffRole = 'ORGANIZER' | 'CO_ORGANIZER' | 'REFEREE'

export const staffListTexts = {
  label: 'Organização',
  roles: { ORGANIZER: 'Organização', CO_ORGANIZER: 'Coorganização', REFEREE: 'Arbitragem' },
  /** Said of somebody who has not accepted yet. */
  awaiting: 'Aguardando resposta',
  /** Labels of the button that gives the role to somebody. */
  change: { CO_ORGANIZER: 'Passar à coorganização', REFEREE: 'Passar à arbitragem' },
  /** Its accessible name. */
  changeOf: (nick: string, role: string) => `${nick}: ${role}`,
  remove: 'Remover',
  removeOf: (nick: string) => `Remover ${nick}`,
  /** Shown in place of `remove` beside the user's own name. */
  leave: 'Sair da equipe',
}

export type StaffListTexts = typeof staffListTexts

export interface StaffMember {
  id: string
  nick: string
  role: StaffRole
  /** Page of the user. */
  href?: string | undefined
  /** Whether an answer is awaited: the role does not count yet. */
  isPending?: boolean | undefined
  /** The reader, who may leave. */
  isYou?: boolean | undefined
}

export type StaffListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The members in the order shown. */
  members: readonly StaffMember[]
  /** Gives the other role to somebody; without it roles are only shown. */
  onRoleChange?: ((member: StaffMember, role: 'CO_ORGANIZER' | 'REFEREE') => void) | undefined
  /** Removes somebody: ask before. Without it others cannot be removed. */
  onRemove?: ((member: StaffMember) => void) | undefined
  /** The reader leaves: ask before. Without it there is no button. */
  onLeave?: ((member: StaffMember) => void) | undefined
  /** Ids of those that are being saved: their buttons are pending. */
  savingIds?: readonly string[] | undefined
  texts?: Partial<StaffListTexts> | undefined
}

/**
 * The people who run a championship: the organiser, co-organisers and referees, with what the reader may
 * change about each. The organiser stays.
 */
export function StaffList(props: StaffListProps) {
  const { members, onRoleChange, onRemove, onLeave, savingIds = [], texts, className, ...rest } = props
  const labels = useTexts('StaffList', staffListTexts, texts)
  const focusRestore = useFocusRestore({ items: members })
  return (
    <ul aria-label={labels.label} {...focusRestore} {...rest} className={clsx(styles.root, className)}>
      {members.map((member) => (
        <li key={member.id} className={styles.row} data-item={member.id}>
          <Avatar id={member.id} name={member.nick} size="s" decorative />
          <span className={styles.name}>
            {member.href === undefined ? member.nick : <a href={member.href}>{member.nick}</a>}
          </span>
          <Badge tone={member.role === 'REFEREE' ? 'neutral' : 'accent'}>{labels.roles[member.role]}</Badge>
          {member.isPending === true && <Badge tone="warning">{labels.awaiting}</Badge>}
          {member.role !== 'ORGANIZER' && (
            <Actions
              member={member}
              role={member.role}
              isSaving={savingIds.includes(member.id)}
              labels={labels}
              handlers={{ onRoleChange, onRemove, onLeave }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps {
  member: StaffMember
  role: 'CO_ORGANIZER' | 'REFEREE'
  isSaving: boolean
  labels: StaffListTexts
  handlers: Pick<StaffListProps, 'onRoleChange' | 'onRemove' | 'onLeave'>
}

function Actions({ member, role, isSaving, labels, handlers }: ActionsProps) {
  const { onRoleChange, onRemove, onLeave } = handlers
  const other = role === 'REFEREE' ? 'CO_ORGANIZER' : 'REFEREE'
  const leave = member.isYou ? onLeave : undefined
  // The pressed button stays focusable while it is saved.
  const [isChanging, setChanging] = useState(false)
  const ask = (question: (member: StaffMember) => void) => {
    setChanging(false)
    question(member)
  }
  if (!onRoleChange && !onRemove && !leave) return null
  return (
    <span className={styles.actions}>
      {onRoleChange && (
        <Button
          size="small"
          loading={isSaving && isChanging}
          disabled={isSaving && !isChanging}
          aria-label={labels.changeOf(member.nick, labels.change[other])}
          onClick={() => {
            setChanging(true)
            onRoleChange(member, other)
          }}
        >
          {labels.change[other]}
        </Button>
      )}
      {onRemove && !leave && (
        <Button
          size="small"
          variant="ghost"
          disabled={isSaving}
          aria-label={labels.removeOf(member.nick)}
          onClick={() => ask(onRemove)}
        >
          {labels.remove}
        </Button>
      )}
      {leave && (
        <Button size="small" variant="ghost" disabled={isSaving} onClick={() => ask(leave)}>
          {labels.leave}
        </Button>
      )}
    </span>
  )
}
