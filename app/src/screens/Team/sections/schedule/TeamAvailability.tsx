import { Button, Panel } from '@convoca/ui'
import { AvailabilityGrid } from '@convoca/ui/app'
import type { WeekHour } from '@convoca/ui/app'
import { useState } from 'react'
import { availabilityAtom, saveAvailabilityAtom } from '../../../../atoms/schedules.ts'
import { QueryContent } from '../../../../components/QueryContent.tsx'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import styles from './schedule.module.css'

const unchanged: { isOpen: boolean; hours: WeekHour[] } = { isOpen: false, hours: [] }

/** The hours at which the team is available, and the user's own hours to mark. */
export function TeamAvailability({ teamId }: { teamId: string }) {
  const availability = useQueryAtom(availabilityAtom, teamId)
  const kept = useKeptValues(`availability/${teamId}`, unchanged)
  const [draft, setDraft] = useState(kept.initial.isOpen ? kept.initial.hours : null)
  const { data } = availability
  const confirmDiscard = useUnsavedChanges(
    () => draft !== null && draft !== data?.own,
    kept.of({ state: { values: draft === null ? unchanged : { isOpen: true, hours: draft } } }),
  )
  const edit =
    data && draft === null ? (
      <Button size="small" onClick={() => setDraft(data.own)}>
        Marcar meus horários
      </Button>
    ) : undefined
  return (
    <Panel title="Disponibilidade" actions={edit}>
      <QueryContent query={availability} rows={4} failed="Não foi possível carregar a disponibilidade">
        {({ slots, members, own }) =>
          draft === null ? (
            <AvailabilityGrid slots={slots} members={members} own={own} />
          ) : (
            <div className={styles.details}>
              <AvailabilityGrid slots={slots} members={members} own={draft} onChange={setDraft} />
              <SaveHours
                teamId={teamId}
                hours={draft}
                // Hours marked since then stay to be saved.
                onSaved={(saved) => setDraft((now) => (now === saved ? null : now))}
                onCancel={() => confirmDiscard(() => setDraft(null))}
              />
            </div>
          )
        }
      </QueryContent>
    </Panel>
  )
}

interface SaveHoursProps {
  teamId: string
  hours: WeekHour[]
  onSaved: (saved: WeekHour[]) => void
  onCancel: () => void
}

/** The marked hours survive an error. */
function SaveHours({ teamId, hours, onSaved, onCancel }: SaveHoursProps) {
  const { run, isPending } = useWrite(saveAvailabilityAtom)
  async function save() {
    const isSaved = await run({ teamId, hours }, { done: { title: 'Horários salvos.' } })
    if (isSaved) onSaved(hours)
  }
  return (
    <div className={styles.actions}>
      <Button disabled={isPending} onClick={onCancel}>
        Cancelar
      </Button>
      <Button variant="primary" loading={isPending} loadingLabel="Salvando..." onClick={() => void save()}>
        Salvar horários
      </Button>
    </div>
  )
}
