import { Button, EmptyState, LinkButton, Panel } from '@convoca/ui'
import { TeamHeader } from '@convoca/ui/app'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { isNotFound, getErrorCode } from '../../atoms/errors.ts'
import { joinByLinkAtom, inviteLinkTeamAtom } from '../../atoms/invitations.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toTeamHeader } from '../../mappers/team.ts'
import styles from './JoinScreen.module.css'

/** /team/join/{code}: the team that an invite link leads to. */
export function JoinScreen() {
  const { code } = useParams({ from: '/shell/guarded/team/join/$code' })
  return <Join code={code} />
}

export function Join({ code }: { code: string }) {
  const team = useQueryAtom(inviteLinkTeamAtom, code)
  return (
    <QueryContent
      query={team}
      rows={6}
      title="Link de convite"
      failed="Não foi possível carregar o convite"
      fallback={renderEnded}
    >
      {(data) => <Invited code={code} team={data} />}
    </QueryContent>
  )
}

/** Reset, expired and unknown links look the same. */
const renderEnded = (error: unknown) =>
  isNotFound(error) ||
  getErrorCode(error) === 'INVITATION_EXPIRED' ||
  getErrorCode(error) === 'VALIDATION_FAILED' ? (
    <Ended />
  ) : null

function Ended() {
  return (
    <>
      <PageHead title="Link de convite" />
      <EmptyState
        icon={<Link2Off aria-hidden />}
        title="Este link de convite não vale mais"
        description="Peça um novo link a quem convidou você."
        action={<LinkButton href="/teams">Ver times</LinkButton>}
      />
    </>
  )
}

function Invited({ code, team }: { code: string; team: PublicTeam }) {
  const { entity, game } = team
  const isMember = useIsMember(team.id)
  const { isPending, join } = useJoin(code, entity.name)
  const page = `/my/teams/${team.team_tag}`
  return (
    <>
      <PageHead title={`Entrar no ${entity.name}`} />
      <TeamHeader
        team={toTeamHeader(team)}
        subtitle={`${game.name} · ${entity.owner.name}`}
        actions={
          isMember ? (
            <LinkButton href={page}>Abrir painel do time</LinkButton>
          ) : (
            <Button variant="primary" loading={isPending} loadingLabel="Entrando..." onClick={join}>
              Entrar no time
            </Button>
          )
        }
      />
      <Panel title="Link de convite">
        <p className={styles.text}>
          {isMember
            ? 'Você já faz parte deste time.'
            : `Ao entrar, você passa a ser jogador do ${entity.name}.`}
        </p>
      </Panel>
    </>
  )
}

function useJoin(code: string, name: string) {
  const { isPending, run } = useWrite(joinByLinkAtom)
  const navigate = useNavigate()
  const join = () =>
    run(code, {
      done: { title: 'Sucesso', message: `Você entrou no ${name}.` },
      onDone: ({ team_tag: tag }) => navigate({ to: '/my/teams/$tag', params: { tag } }),
    })
  return { isPending, join: () => void join() }
}
