import { AvailabilityGrid, Button, Panel } from '@convoca/ui'
import type { WeekHour } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { availabilityAtom, saveAvailabilityAtom } from '../../../../atoms/schedules.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { QueryContent } from '../../../../components/QueryContent.tsx'
import styles from './schedule.module.css'

/** When the team has time, and the own hours to be marked. */
export function TeamAvailability({ teamId }: { teamId: string }) {
  const availability = useAtomValue(useMemo(() => availabilityAtom({ teamId }), [teamId]))
  const [draft, setDraft] = useState<WeekHour[] | null>(null)
  const { data } = availability
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
              <SaveHours teamId={teamId} hours={draft} onDone={() => setDraft(null)} />
            </div>
          )
        }
      </QueryContent>
    </Panel>
  )
}

/** What was marked stays when saving fails. */
function SaveHours({ teamId, hours, onDone }: { teamId: string; hours: WeekHour[]; onDone: () => void }) {
  const save = useSetAtom(saveAvailabilityAtom)
  const tell = useSetAtom(runWithToastAtom)
  const [saving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    const saved = await tell(
      { done: { title: 'Horários salvos.' }, failure: 'Não foi possível salvar os seus horários.' },
      () => save({ teamId, hours }),
    )
    setSaving(false)
    if (saved) onDone()
  }
  return (
    <div className={styles.actions}>
      <Button disabled={saving} onClick={onDone}>
        Cancelar
      </Button>
      <Button variant="primary" loading={saving} loadingLabel="Salvando..." onClick={() => void submit()}>
        Salvar horários
      </Button>
    </div>
  )
}
