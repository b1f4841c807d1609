import { Button, Panel } from '@convoca/ui'
import { useState } from 'react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { decideRosterChangeAtom, rosterChangesAtom } from '../../atoms/rosters.ts'
import type { RosterChange } from '../../atoms/rosters.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { isBeforeStart } from '../../mappers/organise.ts'
import { findShortTeams } from '../../mappers/roster.ts'
import { RosterChangeList } from '../Championship/rosters/RosterChangeList.tsx'
import styles from './organise.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'

const failure = 'Não foi possível salvar a decisão'

/** Rosters that are too small before the start, and changes that wait for the referee. Nothing where there is neither. */
export function RosterChangesPanel({ championship }: { championship: Championship }) {
  const changes = useQueryAtom(rosterChangesAtom, championship.id)
  const registrations = useQueryAtom(championshipTeamsAtom, championship.id)
  const decide = useWrite(decideRosterChangeAtom)
  // Kept after closing, because the dialog fades out with its text.
  const [declined, setDeclined] = useState<RosterChange>()
  const [isOpen, setOpen] = useState(false)
  const pending = changes.data?.filter(({ status }) => status === 'PENDING') ?? []
  const short = isBeforeStart(championship) ? findShortTeams(registrations.data ?? [], championship) : []
  if (pending.length === 0 && short.length === 0 && declined === undefined) return null
  const approve = (change: RosterChange) =>
    decide.run(
      { id: championship.id, changeId: change.id, is_approved: true },
      { done: { title: 'Troca aprovada.', message: change.team.name }, failure },
    )
  return (
    <Panel title="Elencos">
      {short.length > 0 && <ShortTeams teams={short} />}
      {pending.length > 0 && (
        <RosterChangeList
          hasTeams
          changes={pending}
          renderActions={(change) => (
            <div className={styles.buttons}>
              <Button variant="primary" disabled={decide.isPending} onClick={() => void approve(change)}>
                Aprovar troca
              </Button>
              <Button
                disabled={decide.isPending}
                onClick={() => {
                  setDeclined(change)
                  setOpen(true)
                }}
              >
                Recusar
              </Button>
            </div>
          )}
        />
      )}
      {declined && (
        <DeclineDialog
          change={declined}
          championshipId={championship.id}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </Panel>
  )
}

function ShortTeams({ teams }: { teams: ReturnType<typeof findShortTeams> }) {
  return (
    <>
      <p className={styles.text}>
        Estes times perdem a vaga no início se ninguém mais confirmar. Eles são avisados um dia e uma hora
        antes.
      </p>
      <ul className={styles.rows} aria-label="Elencos incompletos">
        {teams.map(({ id, name, missing }) => (
          <li key={id}>
            {`${name}: ${missing === 1 ? 'falta 1 jogador confirmado' : `faltam ${missing} jogadores confirmados`}`}
          </li>
        ))}
      </ul>
    </>
  )
}

interface DeclineDialogProps {
  change: RosterChange
  championshipId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function DeclineDialog({ change, championshipId: id, ...dialog }: DeclineDialogProps) {
  const decide = useWrite(decideRosterChangeAtom)
  return (
    <ReasonDialog
      {...dialog}
      title={`Recusar a troca de ${change.team.name}?`}
      description="O elenco fica como está. O time é avisado e lê a resposta."
      label="Resposta"
      confirm="Recusar troca"
      isPending={decide.isPending}
      onConfirm={(answer) =>
        decide.run(
          { id, changeId: change.id, is_approved: false, ...(answer !== undefined && { answer }) },
          { done: { title: 'Troca recusada.', message: change.team.name }, failure },
        )
      }
    />
  )
}
