import { EmptyState, Panel, RegistrationList } from '@convoca/ui'
import type { RegistrationRow } from '@convoca/ui'
import { useState } from 'react'
import { championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { decideRegistrationAtom } from '../../atoms/organise.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { isBeforeStart, toRegistrationRow } from '../../mappers/organise.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const failure = 'Não foi possível salvar a decisão'

/** The registrations, to accept from the waiting list or to reject with a reason. */
export function RegistrationsSection({ championship }: { championship: Championship }) {
  const { id } = championship
  const registrations = useQueryAtom(championshipTeamsAtom, id)
  const decide = useWrite(decideRegistrationAtom)
  // Kept after closing, because the dialog fades out with its text.
  const [rejected, setRejected] = useState<RegistrationRow>()
  const [open, setOpen] = useState(false)
  const isOpen = isBeforeStart(championship)
  return (
    <Panel title="Inscrições">
      <QueryContent query={registrations}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="Nenhum time inscrito" />
          ) : (
            <RegistrationList
              registrations={data.map((one) => toRegistrationRow(one, { isOpen }))}
              savingIds={decide.inFlight.map(({ registrationId }) => registrationId)}
              onAccept={(row) =>
                void decide.run(
                  { id, registrationId: row.id, status: 'CONFIRMED' },
                  { done: { title: 'Sucesso', message: `${row.team.name} foi aceito.` }, failure },
                )
              }
              onReject={(row) => {
                setRejected(row)
                setOpen(true)
              }}
            />
          )
        }
      </QueryContent>
      {rejected && (
        <ReasonDialog
          open={open}
          onOpenChange={setOpen}
          title={`Recusar ${rejected.team.name}?`}
          description="O time perde a vaga, é avisado e lê o motivo."
          label="Motivo"
          confirm="Recusar inscrição"
          isPending={decide.isPending}
          onConfirm={(reason) =>
            decide.run(
              {
                id,
                registrationId: rejected.id,
                status: 'REJECTED',
                ...(reason !== undefined && { reason }),
              },
              { done: { title: 'Sucesso', message: `${rejected.team.name} foi recusado.` }, failure },
            )
          }
        />
      )}
    </Panel>
  )
}
