import { Button, ConfirmDialog, LinkButton, Panel, TextField } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leaveTeamAtom } from '../../../../atoms/members.ts'
import type { WriteAtom } from '../../../../atoms/mutation.ts'
import { deleteTeamAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { PlayedChampionships } from './PlayedChampionships.tsx'
import styles from './settings.module.css'

/** Transferring, leaving and deleting the team, as far as permitted. */
export function DangerZone({ team }: { team: Team }) {
  const { transferTeam, leave, deleteTeam } = team.permissions
  return (
    <Panel title="Zona de risco">
      {transferTeam ? (
        <div className={styles.exit}>
          <p>Passe o time a outro membro; você continua como gerente.</p>
          <LinkButton href={`/my/teams/${team.team_tag}?tab=members`}>Escolher novo proprietário</LinkButton>
        </div>
      ) : null}
      {leave ? <LeaveTeam team={team} /> : null}
      {deleteTeam ? <DeleteTeam team={team} /> : null}
    </Panel>
  )
}

/** Leaves or deletes the team, shows the outcome, and navigates to the remaining teams. */
function useExit(teamId: string, exitAtom: WriteAtom<string, unknown>, done: string) {
  const navigate = useNavigate()
  const exit = useWrite(exitAtom)
  const [hasLeft, setHasLeft] = useState(false)
  async function run() {
    const isDone = await exit.run(teamId, { done: { type: 'info', title: done } })
    setHasLeft(isDone)
    if (isDone) await navigate({ to: '/teams', search: {} })
  }
  // Pending until the page is left.
  return { isPending: exit.isPending || hasLeft, run: () => void run() }
}

function LeaveTeam({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  const { isPending, run } = useExit(team.id, leaveTeamAtom, 'Você saiu do time')
  return (
    <div className={styles.exit}>
      <p>Você perde na hora o acesso às páginas do time.</p>
      <Button onClick={() => setOpen(true)}>Sair do time</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Sair do ${team.entity.name}?`}
        description="Para voltar, você precisa de um novo convite."
        confirmLabel="Sair do time"
        loading={isPending}
        onConfirm={run}
      />
    </div>
  )
}

function DeleteTeam({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { isPending, run } = useExit(team.id, deleteTeamAtom, 'Time excluído')
  const tag = team.entity.team_tag

  function changeOpen(next: boolean) {
    setOpen(next)
    setTyped('')
    setError(undefined)
  }

  return (
    <div className={styles.exit}>
      <p>Membros, agenda, comunicados e conquistas somem para sempre.</p>
      <Button variant="danger" onClick={() => changeOpen(true)}>
        Excluir time
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={changeOpen}
        title={`Excluir o ${team.entity.name}?`}
        description="Tudo o que é do time some para todos os membros. Não dá para desfazer."
        confirmLabel="Excluir time"
        loading={isPending}
        onConfirm={() =>
          typed.trim().toUpperCase() === tag ? run() : setError(`Digite ${tag} para confirmar`)
        }
      >
        {open && <PlayedChampionships teamId={team.id} />}
        <TextField
          label={`Digite ${tag} para confirmar`}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </ConfirmDialog>
    </div>
  )
}
