import { LinkButton, Panel } from '@convoca/ui'
import { MemberTable } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { userAtom } from '../../../atoms/session.ts'
import styles from '../../../components/flush-list.module.css'
import { toMember } from '../../../mappers/member.ts'
import { useMemberActions } from './useMemberActions.ts'
import type { SectionProps } from './section-props.ts'

/** The members, with the actions that the user may take on them. */
export function MembersSection({ team }: SectionProps) {
  const me = useAtomValue(userAtom)
  const members = team.members.map((member) => toMember(member, me))
  const actions = useMemberActions(team.id, members)
  const invite = (
    <LinkButton
      size="small"
      href={`/my/teams/${team.team_tag}?tab=invitations`}
      icon={<UserPlus aria-hidden size={16} />}
    >
      Convidar
    </LinkButton>
  )
  return (
    <Panel
      title={`Membros (${team.members.length})`}
      actions={team.permissions.invite ? invite : undefined}
      flush
    >
      <MemberTable {...actions} className={styles.list} members={members} can={team.permissions} />
    </Panel>
  )
}
