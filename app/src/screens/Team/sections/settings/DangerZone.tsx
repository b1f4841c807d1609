import { Button, ConfirmDialog, LinkButton, Panel, TextField } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { leaveTeamAtom } from '../../../../atoms/members.ts'
import { deleteTeamAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import styles from '../../TeamScreen.module.css'

/** Handing the team over, leaving it, deleting it: each only for who may. */
export function DangerZone({ team }: { team: Team }) {
  const { transferTeam, leave, deleteTeam } = team.permissions
  return (
    <Panel title="Zona de risco">
      {transferTeam ? (
        <div className={styles.act}>
          <p>Passe o time a outro membro; você continua como gerente.</p>
          <LinkButton href={`/my/teams/${team.team_tag}?tab=members`}>Escolher novo proprietário</LinkButton>
        </div>
      ) : null}
      {leave ? <LeaveTeam team={team} /> : null}
      {deleteTeam ? <DeleteTeam team={team} /> : null}
    </Panel>
  )
}

/** Parts with the team: says how it went, and goes to the teams that are left. */
function useExit(act: () => Promise<unknown>, { done, failure }: { done: string; failure: string }) {
  const [running, setRunning] = useState(false)
  const navigate = useNavigate()
  const tell = useSetAtom(runWithToastAtom)
  async function run() {
    setRunning(true)
    const parted = await tell({ done: { type: 'info', title: done }, failure }, act)
    if (!parted) setRunning(false)
    else await navigate({ to: '/my/teams' })
  }
  return { running, run: () => void run() }
}

function LeaveTeam({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  const leave = useSetAtom(leaveTeamAtom)
  const { running, run } = useExit(() => leave(team.id), {
    done: 'Você saiu do time',
    failure: 'Não foi possível sair do time',
  })
  return (
    <div className={styles.act}>
      <p>Você perde na hora o acesso às páginas do time.</p>
      <Button onClick={() => setOpen(true)}>Sair do time</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Sair do ${team.entity.name}?`}
        description="Para voltar, você precisa de um novo convite."
        confirmLabel="Sair do time"
        loading={running}
        onConfirm={run}
      />
    </div>
  )
}

function DeleteTeam({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const remove = useSetAtom(deleteTeamAtom)
  const { running, run } = useExit(() => remove(team.id), {
    done: 'Time excluído',
    failure: 'Não foi possível excluir o time',
  })
  const tag = team.entity.team_tag

  function show(next: boolean) {
    setOpen(next)
    setTyped('')
    setError(undefined)
  }

  return (
    <div className={styles.act}>
      <p>Membros, agenda, comunicados e conquistas somem para sempre.</p>
      <Button variant="danger" onClick={() => show(true)}>
        Excluir time
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={show}
        title={`Excluir o ${team.entity.name}?`}
        description="Tudo o que é do time some para todos os membros. Não dá para desfazer."
        confirmLabel="Excluir time"
        loading={running}
        onConfirm={() =>
          typed.trim().toUpperCase() === tag ? run() : setError(`Digite ${tag} para confirmar`)
        }
      >
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
