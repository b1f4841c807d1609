import { Button, EmptyState, LinkButton, Panel, TeamHeader } from '@convoca/ui'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link2Off } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isNotFound, getErrorCode } from '../../atoms/errors.ts'
import { joinByLinkAtom, inviteLinkTeamAtom } from '../../atoms/invitations.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { toTeamHeader } from '../../mappers/team.ts'
import styles from '../Team/TeamScreen.module.css'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useTitle } from '../../hooks/useTitle.ts'

/** /team/join/{code}: the team that an invite link leads to, and the way in. */
export function JoinScreen() {
  const { code } = useParams({ from: '/shell/guarded/team/join/$code' })
  return <Join code={code} />
}

export function Join({ code }: { code: string }) {
  const team = useAtomValue(useMemo(() => inviteLinkTeamAtom(code), [code]))
  useTitle(team.data ? `Entrar no ${team.data.entity.name}` : 'Link de convite')
  return (
    <QueryContent query={team} rows={6} failed="Não foi possível carregar o convite" refusal={ended}>
      {(data) => <Invited code={code} team={data} />}
    </QueryContent>
  )
}

/** Reset, expired, or never made: for whoever has it that is the same. */
const ended = (error: unknown) =>
  isNotFound(error) ||
  getErrorCode(error) === 'INVITATION_EXPIRED' ||
  getErrorCode(error) === 'VALIDATION_FAILED' ? (
    <Ended />
  ) : null

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
  const isMember = useIsMember(team.id)
  const { joining, join } = useJoining(code, entity.name)
  const page = `/my/teams/${team.team_tag}`
  return (
    <>
      <TeamHeader
        team={toTeamHeader(team)}
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

function useJoining(code: string, name: string) {
  const [joining, setJoining] = useState(false)
  const joinByLink = useSetAtom(joinByLinkAtom)
  const tell = useSetAtom(runWithToastAtom)
  const navigate = useNavigate()
  async function join() {
    const done = { title: 'Sucesso', message: `Você entrou no ${name}.` }
    setJoining(true)
    await tell({ done, failure: 'Não foi possível entrar no time' }, async () => {
      const { team_tag: tag } = await joinByLink(code)
      await navigate({ to: '/my/teams/$tag', params: { tag } })
    })
    setJoining(false)
  }
  return { joining, join: () => void join() }
}
