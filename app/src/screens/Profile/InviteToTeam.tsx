import { Button, Panel } from '@convoca/ui'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { TeamRow } from '../../components/TeamRow.tsx'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './InviteToTeam.module.css'

type Team = OwnProfile['entity']['teams'][number]

interface Invitee {
  id: string
  nick: string
}

/** Invites a player to one of the user's teams; `teams` are those to which the user may. */
export function InviteToTeam({ player, teams }: { player: Invitee; teams: readonly Team[] }) {
  const [invited, setInvited] = useState<readonly string[]>([])
  const { run, inFlight } = useWrite(sendInvitationsAtom)

  async function invite({ id, name }: Team) {
    const isSent = await run(
      { teamId: id, userIds: [player.id] },
      {
        done: {
          title: 'Sucesso',
          message: 'Convite enviado com Sucesso.',
          description: `${player.nick} para ${name}.`,
        },
      },
    )
    if (isSent) setInvited((before) => [...before, id])
  }

  return (
    <Panel title={`Convidar ${player.nick} para…`}>
      <ul className={styles.list}>
        {teams.map((team) => (
          <TeamRow key={team.id} team={team}>
            <Button
              variant="primary"
              size="small"
              aria-label={`Convidar para ${team.name}`}
              disabled={invited.includes(team.id)}
              loading={inFlight.some(({ teamId }) => teamId === team.id)}
              onClick={() => void invite(team)}
            >
              {invited.includes(team.id) ? 'Convidado' : 'Convidar'}
            </Button>
          </TeamRow>
        ))}
      </ul>
    </Panel>
  )
}
