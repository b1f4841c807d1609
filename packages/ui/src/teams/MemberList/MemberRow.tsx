import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { roleLabel, rosterLabels, type MemberGender, type RosterStatus, type TeamRole } from '../teamRoles.ts'
import classes from './MemberList.module.css'

export type TeamMember = {
  id: string
  nick: string
  /** Real name, second line. */
  name?: string | undefined
  avatarUrl?: string | null | undefined
  role: TeamRole
  /** Picks "Dona", "Jogadora"… where it is known. */
  gender?: MemberGender | undefined
  rosterStatus?: RosterStatus | null | undefined
  /** Public profile. */
  href?: string | undefined
  /** The signed-in user's own row: tinted. */
  isYou?: boolean | undefined
}

export type MemberRowTexts = { you: string; roster: string }

export const memberRowTexts: MemberRowTexts = { you: 'você', roster: 'Escalação' }

export type MemberRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  member: TeamMember
  /** Buttons at the end, e.g. a menu. */
  actions?: ReactNode
  texts?: Partial<MemberRowTexts> | undefined
}

/** One member: picture, nick and name, role in Portuguese, place in the line-up, actions. At least 56 px high. */
export function MemberRow({ member, actions, texts, className, ...rest }: MemberRowProps) {
  const words = { ...memberRowTexts, ...texts }
  const { id, nick, name, avatarUrl, href, isYou } = member
  const roster = member.rosterStatus ? rosterLabels[member.rosterStatus] : rosterLabels.INACTIVE
  return (
    <div
      {...rest}
      className={clsx(classes.row, className)}
      data-you={isYou || undefined}
      data-role={member.role}
    >
      <Avatar id={id} name={nick} src={avatarUrl} size="m" decorative />
      <div className={classes.who}>
        <span className={classes.nickLine}>
          {href === undefined ? (
            <span className={classes.nick}>{nick}</span>
          ) : (
            <a className={classes.nick} href={href}>
              {nick}
            </a>
          )}
          {isYou && <span className={classes.you}>{words.you}</span>}
        </span>
        {name && <span className={classes.name}>{name}</span>}
      </div>
      <span className={classes.role}>{roleLabel(member.role, member.gender)}</span>
      <span className={classes.roster} data-status={member.rosterStatus ?? 'INACTIVE'}>
        <span className="cv-hidden">{words.roster}: </span>
        {roster}
      </span>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
