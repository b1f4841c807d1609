import { Button, LinkButton, Panel } from '@convoca/ui'
import { useState } from 'react'
import { cancelEventAtom } from '../../atoms/events.ts'
import type { EventDetails } from '../../atoms/events.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { getEventPath } from '../../mappers/events.ts'
import { ReasonDialog } from '../Organise/ReasonDialog.tsx'
import styles from './events.module.css'

/** The actions on an event for its organiser and the staff. */
export function OrganiserActions({ event }: { event: EventDetails }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending } = useWrite(cancelEventAtom)
  if (event.is_cancelled) return null
  return (
    <Panel title="Organização">
      <div className={styles.actions}>
        <LinkButton href={`${getEventPath(event)}/edit`}>Editar evento</LinkButton>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          Cancelar evento
        </Button>
      </div>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Cancelar o evento?"
        description="Quem tem interesse recebe um aviso. Um evento cancelado não volta."
        label="Motivo"
        confirm="Cancelar evento"
        isPending={isPending}
        onConfirm={(reason) =>
          run(
            { id: event.id, reason: reason ?? null },
            {
              done: { title: 'Sucesso', message: 'Evento cancelado.' },
              failure: 'Não foi possível cancelar o evento',
            },
          )
        }
      />
    </Panel>
  )
}
