import { EmptyState, Panel } from '@convoca/ui'
import { RegistrationList } from '@convoca/ui/app'
import type { RegistrationRow } from '@convoca/ui/app'
import { useState } from 'react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { checkInRegistrationAtom } from '../../atoms/championship-registration.ts'
import { decideRegistrationAtom, disqualifyTeamAtom, reinstateTeamAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toRegistrationRow } from '../../mappers/organise.ts'
import { InvitedTeams } from './InvitedTeams.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

const failure = 'Não foi possível salvar a decisão'

/** The registrations, and below them the teams that were invited. */
export function RegistrationsSection({ championship }: { championship: Championship }) {
  return (
    <>
      <Registrations championship={championship} />
      {championship.participant === 'TEAM' && <InvitedTeams championship={championship} />}
    </>
  )
}

/** The registrations, to accept from the waiting list, to reject or, once it is played, to disqualify with a reason. */
function Registrations({ championship }: { championship: Championship }) {
  const { id } = championship
  const registrations = useQueryAtom(championshipTeamsAtom, id)
  const decide = useWrite(decideRegistrationAtom)
  const checkIn = useCheckIn(id)
  const rejection = useRowDialog()
  const disqualification = useRowDialog()
  const reinstate = useWrite(reinstateTeamAtom)
  return (
    <Panel title="Inscrições">
      <QueryContent query={registrations}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="Nenhuma inscrição" />
          ) : (
            <RegistrationList
              registrations={data.map((registration) => toRegistrationRow(registration, championship))}
              savingIds={[...decide.inFlight, ...checkIn.inFlight, ...reinstate.inFlight].map(
                ({ registrationId }) => registrationId,
              )}
              onAccept={(row) =>
                void decide.run(
                  { id, registrationId: row.id, status: 'CONFIRMED' },
                  { done: { title: 'Sucesso', message: `${row.team.name} foi aceito.` }, failure },
                )
              }
              onCheckIn={checkIn.checkIn}
              onReject={rejection.ask}
              onDisqualify={disqualification.ask}
              onReinstate={(row) =>
                void reinstate.run(
                  { id, registrationId: row.id },
                  {
                    done: { title: 'Sucesso', message: `${row.team.name} está de volta.` },
                    failure: 'Não foi possível desfazer a desclassificação',
                  },
                )
              }
            />
          )
        }
      </QueryContent>
      {rejection.row && <RejectDialog id={id} row={rejection.row} {...rejection.dialog} />}
      {disqualification.row && (
        <DisqualifyDialog id={id} row={disqualification.row} {...disqualification.dialog} />
      )}
    </Panel>
  )
}

/** The check-in of a team that is there and cannot do so. */
function useCheckIn(championshipId: string) {
  const { run, inFlight } = useWrite(checkInRegistrationAtom)
  const checkIn = ({ id: registrationId, team }: RegistrationRow) =>
    void run(
      { championshipId, registrationId },
      { done: { title: 'Sucesso', message: `O check-in de ${team.name} está feito.` } },
    )
  return { checkIn, inFlight }
}

/** The registration that a dialog is about. It is kept after closing, because the dialog fades out with its text. */
function useRowDialog() {
  const [row, setRow] = useState<RegistrationRow>()
  const [open, setOpen] = useState(false)
  const ask = (next: RegistrationRow) => {
    setRow(next)
    setOpen(true)
  }
  return { row, ask, dialog: { open, onOpenChange: setOpen } }
}

interface DialogProps {
  id: string
  row: RegistrationRow
  open: boolean
  onOpenChange: (open: boolean) => void
}

function RejectDialog({ id, row, ...dialog }: DialogProps) {
  const decide = useWrite(decideRegistrationAtom)
  return (
    <ReasonDialog
      {...dialog}
      title={`Recusar ${row.team.name}?`}
      description="Quem se inscreveu perde a vaga, é avisado e lê o motivo."
      label="Motivo"
      confirm="Recusar inscrição"
      isPending={decide.isPending}
      onConfirm={(reason) =>
        decide.run(
          { id, registrationId: row.id, status: 'REJECTED', ...(reason !== undefined && { reason }) },
          { done: { title: 'Sucesso', message: `${row.team.name} foi recusado.` }, failure },
        )
      }
    />
  )
}

function DisqualifyDialog({ id, row, ...dialog }: DialogProps) {
  const disqualify = useWrite(disqualifyTeamAtom)
  return (
    <ReasonDialog
      {...dialog}
      title={`Desclassificar ${row.team.name}?`}
      description="As partidas abertas e as que viriam são perdidas, e os adversários avançam. Os resultados já fechados ficam, mas um campeão perde a final. Todos eles são avisados e leem o motivo. Dá para desfazer depois."
      label="Motivo"
      min={3}
      confirm="Desclassificar"
      isPending={disqualify.isPending}
      onConfirm={(reason = '') =>
        disqualify.run(
          { id, registrationId: row.id, reason },
          {
            done: { title: 'Sucesso', message: `${row.team.name} foi desclassificado.` },
            failure: 'Não foi possível desclassificar',
          },
        )
      }
    />
  )
}
