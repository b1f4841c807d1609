import { Button, EmptyState, ErrorState, LinkButton, Panel, SkeletonRows, TeamHeader } from '@convoca/ui'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link2Off } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isNotFound, refusalCodeOf } from '../../atoms/errors.ts'
import { joinByLinkAtom, linkedTeamAtom } from '../../atoms/invitations.ts'
import { profileAtom } from '../../atoms/session.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'
import { teamPictures } from '../files.ts'
import styles from '../Team/TeamScreen.module.css'
import { useTitle } from '../useTitle.ts'

/** /team/join/{code}: the team that an invite link leads to, and the way in. */
export function JoinScreen() {
  const { code } = useParams({ from: '/shell/guarded/team/join/$code' })
  return <Join code={code} />
}

export function Join({ code }: { code: string }) {
  const team = useAtomValue(useMemo(() => linkedTeamAtom(code), [code]))
  useTitle(team.data ? `Entrar no ${team.data.entity.name}` : 'Link de convite')
  if (team.data) return <Invited code={code} team={team.data} />
  if (team.isError && hasEnded(team.error)) return <Ended />
  if (team.isError) return <ErrorState onRetry={() => void team.refetch()} retrying={team.isFetching} />
  return <SkeletonRows rows={6} />
}

/** Reset, expired, or never made: for whoever has it that is the same. */
const hasEnded = (error: unknown) =>
  isNotFound(error) ||
  refusalCodeOf(error) === 'INVITATION_EXPIRED' ||
  refusalCodeOf(error) === 'VALIDATION_FAILED'

function Ended() {
  return (
    <EmptyState
      icon={<Link2Off aria-hidden />}
      title="Este link de convite não vale mais"
      description="Peça um novo link a quem convidou você."
      action={<LinkButton href="/teams">Ver times</LinkButton>}
    />
  )
}

function Invited({ code, team }: { code: string; team: PublicTeam }) {
  const { entity, game } = team
  const profile = useAtomValue(profileAtom)
  const isMember = profile.data?.entity.teams.some(({ id }) => id === team.id) ?? false
  const { joining, join } = useJoining(code)
  const page = `/my/teams/${team.team_tag}`
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
        subtitle={`${game.name} · ${entity.owner.name}`}
        actions={
          isMember ? (
            <LinkButton href={page}>Abrir painel do time</LinkButton>
          ) : (
            <Button variant="primary" loading={joining} loadingLabel="Entrando..." onClick={join}>
              Entrar no time
            </Button>
          )
        }
      />
      <Panel title="Link de convite">
        <p className={styles.about}>
          {isMember
            ? 'Você já faz parte deste time.'
            : `Ao entrar, você passa a ser jogador do ${entity.name}.`}
        </p>
      </Panel>
    </>
  )
}

function useJoining(code: string) {
  const [joining, setJoining] = useState(false)
  const joinByLink = useSetAtom(joinByLinkAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  const navigate = useNavigate()
  async function join() {
    setJoining(true)
    try {
      const team = await joinByLink(code)
      showToast({ title: 'Sucesso', message: `Você entrou no ${team.entity.name}.` })
      await navigate({ to: '/my/teams/$tag', params: { tag: team.team_tag } })
    } catch (error) {
      showError(error, 'Não foi possível entrar no time')
    } finally {
      setJoining(false)
    }
  }
  return { joining, join: () => void join() }
}
