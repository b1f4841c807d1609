import { Button, ErrorState, InvitationList, MemberList, Panel, SkeletonRows, TeamHeader } from '@convoca/ui'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isNotFound } from '../../atoms/errors.ts'
import { userAtom } from '../../atoms/session.ts'
import { teamByTagAtom } from '../../atoms/teams.ts'
import type { Team } from '../../atoms/teams.ts'
import { teamPictures } from '../files.ts'
import { NotFoundScreen } from '../NotFound/NotFoundScreen.tsx'
import { useTitle } from '../useTitle.ts'
import { InvitePlayers } from './InvitePlayers.tsx'
import styles from './TeamScreen.module.css'
import { shortDate, toInvitation, toMember } from './team-page.ts'
import { useTeamInvitations } from './useTeamInvitations.ts'

/** /my/teams/{tag}: the team for its members. */
export function TeamScreen() {
  const { tag } = useParams({ from: '/shell/guarded/my/teams/$tag' })
  const team = useAtomValue(useMemo(() => teamByTagAtom(tag), [tag]))
  useTitle(team.data?.entity.name ?? tag)
  if (team.data) return <TeamPage team={team.data} />
  if (team.isError && isNotFound(team.error)) return <NotFoundScreen />
  if (team.isError) return <ErrorState onRetry={() => void team.refetch()} retrying={team.isFetching} />
  return <SkeletonRows rows={8} />
}

function TeamPage({ team }: { team: Team }) {
  const me = useAtomValue(userAtom)
  const [inviting, setInviting] = useState(false)
  const { entity, game, permissions } = team
  const invite = (
    <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
      Convidar jogadores
    </Button>
  )
  return (
    <>
      <TeamHeader
        team={{
          name: entity.name,
          tag: entity.team_tag,
          ...teamPictures(team.files),
          primaryColor: entity.primary_color,
          secondaryColor: entity.secondary_color,
          isRecruiting: entity.is_recruiting,
        }}
        subtitle={`${game.name} · desde ${shortDate(entity.created_at)}`}
        actions={permissions.invite ? invite : undefined}
      />
      <Panel title="Sobre">{entity.description}</Panel>
      <Panel title={`Membros (${team.members.length})`} flush>
        <MemberList
          className={styles.bare}
          members={team.members.map((member) => toMember(member, me?.id))}
        />
      </Panel>
      {permissions.invite ? (
        <>
          <PendingInvitations teamId={team.id} />
          <InvitePlayers teamId={team.id} teamName={entity.name} open={inviting} onOpenChange={setInviting} />
        </>
      ) : null}
    </>
  )
}

function PendingInvitations({ teamId }: { teamId: string }) {
  const { invitations, pending, cancel } = useTeamInvitations(teamId)
  return (
    <Panel title="Convites pendentes" flush>
      <InvitationList
        className={styles.bare}
        invitations={(invitations.data?.data ?? []).map(toInvitation)}
        status={invitations.isError ? 'error' : invitations.data ? 'ready' : 'loading'}
        pending={pending}
        onCancel={cancel}
        onRetry={() => void invitations.refetch()}
      />
    </Panel>
  )
}
