'use client'

import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { RosterStatus, TeamRole } from '../team-roles.ts'
import { type MemberAbilities, memberAbilities, type MemberPermissions } from './member-abilities.ts'
import { ChoiceMenu, MoreMenu } from './MemberMenus.tsx'
import { memberRowTexts } from './member-table-texts.ts'
import type { MemberAction, TeamMember } from './team-member.ts'
import styles from './MemberTable.module.css'

export type MemberRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The member, and the place in the team. */
  member: TeamMember
  /** Permissions of the current user. Default: none, and then no buttons. */
  can?: Partial<MemberPermissions> | undefined
  /** Changes the role; without it the role is read-only. */
  onRoleChange?: ((role: TeamRole) => void) | undefined
  /** Changes the roster status; without it the status is read-only. */
  onRosterChange?: ((status: RosterStatus) => void) | undefined
  /** Begins a conversation with the member; without it, and in the user's own row, the entry is not rendered. */
  onMessage?: (() => void) | undefined
  /** Called before any confirmation; ask for it in the caller, as `MemberTable` does. */
  onTransfer?: (() => void) | undefined
  /** Removes the member; without it the entry is not rendered. */
  onRemove?: (() => void) | undefined
  /** Leaves the team, in the user's own row; without it the entry is not rendered. */
  onLeave?: (() => void) | undefined
  /** Pending action: announced in the row, whose menus do not open meanwhile. */
  pending?: MemberAction | undefined
}

const NOTHING: MemberPermissions = {
  manageMembers: false,
  promoteManager: false,
  transferTeam: false,
  leave: false,
}
const PLACES: readonly RosterStatus[] = ['STARTER', 'SUBSTITUTE', 'INACTIVE']

/**
 * One member: picture, nick and name, role in Portuguese, place in the line-up, and what the viewer may do with them.
 * At least 56 px high. must show no button for what is not allowed, and none without its callback.
 */
export function MemberRow(props: MemberRowProps) {
  const {
    member,
    can,
    onRoleChange,
    onRosterChange,
    onMessage,
    onTransfer,
    onRemove,
    onLeave,
    pending,
    ...more
  } = props
  const { className, ...rest } = more
  const abilities = memberAbilities(member, { ...NOTHING, ...can })
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-item={member.id}
      data-you={member.isYou || undefined}
      data-role={member.role}
      data-pending={pending}
      aria-busy={pending !== undefined || undefined}
    >
      <div className={styles.row}>
        <Avatar
          id={member.userId ?? member.id}
          name={member.nick}
          src={member.avatarUrl}
          size="m"
          decorative
        />
        <Who member={member} />
        <Role {...{ member, abilities, pending, onRoleChange }} />
        <Roster {...{ member, abilities, pending, onRosterChange }} />
        <More {...{ member, abilities, pending, onMessage, onTransfer, onRemove, onLeave }} />
      </div>
    </div>
  )
}

interface PartProps {
  member: TeamMember
  abilities: MemberAbilities
  pending: MemberAction | undefined
}

function Who({ member }: Pick<PartProps, 'member'>) {
  const { nick, name, href, isYou } = member
  return (
    <div className={styles.who}>
      <span className={styles.nickLine}>
        {href === undefined ? (
          <span className={styles.nick}>{nick}</span>
        ) : (
          <a className={styles.nick} href={href}>
            {nick}
          </a>
        )}
        {isYou && <span className={styles.you}>{memberRowTexts.you}</span>}
      </span>
      {name && <span className={styles.name}>{name}</span>}
    </div>
  )
}

function Role(props: PartProps & Pick<MemberRowProps, 'onRoleChange'>) {
  const { member, abilities, pending, onRoleChange } = props
  const label = memberRowTexts.role(member.role, member.gender)
  if (abilities.roles.length === 0 || !onRoleChange) return <span className={styles.role}>{label}</span>
  return (
    <ChoiceMenu
      className={styles.role}
      label={memberRowTexts.changeRole(member.nick, label)}
      value={member.role}
      options={abilities.roles.map((role) => ({
        value: role,
        label: memberRowTexts.role(role, member.gender),
      }))}
      onChoose={onRoleChange}
      disabled={pending !== undefined}
    >
      {label}
    </ChoiceMenu>
  )
}

function Roster(props: PartProps & Pick<MemberRowProps, 'onRosterChange'>) {
  const { member, abilities, pending, onRosterChange } = props
  const status = member.rosterStatus ?? 'INACTIVE'
  if (!abilities.roster || !onRosterChange)
    return (
      <span className={styles.roster} data-status={status}>
        <span className="cv-hidden">{`${memberRowTexts.roster}: `}</span>
        <span>{memberRowTexts.rosterOptions[status]}</span>
      </span>
    )
  return (
    <ChoiceMenu
      className={styles.roster}
      label={memberRowTexts.changeRoster(member.nick, memberRowTexts.rosterOptions[status])}
      value={status}
      options={PLACES.map((place) => ({ value: place, label: memberRowTexts.rosterOptions[place] }))}
      onChoose={onRosterChange}
      disabled={pending !== undefined}
    >
      {memberRowTexts.rosterOptions[status]}
    </ChoiceMenu>
  )
}

function More(props: PartProps & Pick<MemberRowProps, 'onMessage' | 'onTransfer' | 'onRemove' | 'onLeave'>) {
  const { member, abilities, pending } = props
  const actions = {
    onMessage: member.isYou ? undefined : props.onMessage,
    onTransfer: abilities.transfer ? props.onTransfer : undefined,
    onRemove: abilities.remove ? props.onRemove : undefined,
    onLeave: abilities.leave ? props.onLeave : undefined,
  }
  return (
    <div className={styles.actions}>
      {pending !== undefined && <LoaderCircle className={styles.spinner} aria-hidden="true" />}
      <span className="cv-hidden" role="status">
        {pending === undefined ? '' : memberRowTexts.saving(member.nick)}
      </span>
      {(actions.onMessage ?? actions.onTransfer ?? actions.onRemove ?? actions.onLeave) && (
        <MoreMenu
          {...actions}
          label={memberRowTexts.more(member.nick)}
          labels={memberRowTexts}
          disabled={pending !== undefined}
        />
      )}
    </div>
  )
}
