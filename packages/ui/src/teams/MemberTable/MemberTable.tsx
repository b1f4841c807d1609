'use client'

import { Users } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { lazyComponent } from '../../primitives/lazy-part/lazy-part.ts'
import type { RosterStatus, TeamRole } from '../team-roles.ts'
import type { MemberPermissions } from './member-abilities.ts'
import type { Question } from './MemberQuestion.tsx'
import { MemberRow } from './MemberRow.tsx'
import { memberQuestionTexts } from './member-table-texts.ts'
import type { MemberAction, TeamMember } from './team-member.ts'

const memberTableTexts = {
  ...memberQuestionTexts,
  label: 'Membros do time',
  loading: 'Carregando membros...',
  empty: 'Nenhum membro para mostrar',
  emptyHint: 'Quando alguém aceitar um convite, aparece aqui.',
  failed: 'Não foi possível carregar os membros',
}

// A reader who may only read the list never needs its dialog.
const { Part: MemberQuestion, load: loadQuestion } = lazyComponent(() =>
  import('./MemberQuestion.tsx').then((loaded) => loaded.MemberQuestion),
)

/** Called after confirmation. The confirm dialog stays open until the promise settles. */
type MemberHandler = (member: TeamMember) => void | Promise<void>

export type MemberTableProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The members in the order given. */
    members: readonly TeamMember[]
    /** Permissions of the current user. Default: none. */
    can?: Partial<MemberPermissions> | undefined
    /** Changes a member's role; without it roles are read-only. */
    onRoleChange?: ((member: TeamMember, role: TeamRole) => void) | undefined
    /** Changes the roster status; without it the statuses are read-only. */
    onRosterChange?: ((member: TeamMember, status: RosterStatus) => void) | undefined
    /** Begins a conversation with a member; without it the entry is not rendered. */
    onMessage?: ((member: TeamMember) => void) | undefined
    /** Transfers the team after confirmation; without it the entry is not rendered. */
    onTransfer?: MemberHandler | undefined
    /** Removes a member after confirmation; without it the entry is not rendered. */
    onRemove?: MemberHandler | undefined
    /** Leaves the team after confirmation; without it the entry is not rendered. */
    onLeave?: MemberHandler | undefined
    /** Pending action by member id. */
    pending?: Readonly<Record<string, MemberAction>> | undefined
  }

/**
 * The members of a team with their role, place in the line-up and menus. must ask before somebody is removed, leaves
 * or gets the team; must show only what `can` allows.
 */
export function MemberTable(props: MemberTableProps) {
  const {
    members,
    can,
    onRoleChange,
    onRosterChange,
    onMessage,
    onTransfer,
    onRemove,
    onLeave,
    pending,
    ...rest
  } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (kind: Question['kind'], action: MemberHandler | undefined, member: TeamMember) =>
    action &&
    (() => {
      void loadQuestion()
      setQuestion({ kind, action, member })
    })
  const canAsk = (onTransfer ?? onRemove ?? onLeave) !== undefined
  return (
    <>
      <RowList
        {...rest}
        labels={memberTableTexts}
        emptyIcon={<Users aria-hidden="true" />}
        expected={5}
        rows={members.map((member) => ({
          id: member.id,
          row: (
            <MemberRow
              member={member}
              can={can}
              pending={pending?.[member.id]}
              onRoleChange={onRoleChange && ((role) => onRoleChange(member, role))}
              onRosterChange={onRosterChange && ((status) => onRosterChange(member, status))}
              onMessage={onMessage && (() => onMessage(member))}
              onTransfer={ask('transfer', onTransfer, member)}
              onRemove={ask('remove', onRemove, member)}
              onLeave={ask('leave', onLeave, member)}
            />
          ),
        }))}
      />
      <MemberQuestion
        isLikely={canAsk}
        question={question}
        onClose={() => setQuestion(null)}
        labels={memberTableTexts}
      />
    </>
  )
}
