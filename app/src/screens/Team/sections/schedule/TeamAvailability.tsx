import { AvailabilityGrid, Button, ErrorState, Panel, SkeletonRows } from '@convoca/ui'
import type { WeekHour } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { availabilityAtom, saveAvailabilityAtom } from '../../../../atoms/schedules.ts'
import { showErrorAtom, showToastAtom } from '../../../../atoms/toasts.ts'
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
      {availability.isError && (
        <ErrorState onRetry={() => void availability.refetch()} retrying={availability.isFetching} />
      )}
      {!availability.isError && !data && <SkeletonRows rows={4} />}
      {data && draft === null && (
        <AvailabilityGrid slots={data.slots} members={data.members} own={data.own} />
      )}
      {data && draft !== null && (
        <div className={styles.details}>
          <AvailabilityGrid slots={data.slots} members={data.members} own={draft} onChange={setDraft} />
          <SaveHours teamId={teamId} hours={draft} onDone={() => setDraft(null)} />
        </div>
      )}
    </Panel>
  )
}

/** What was marked stays when saving fails. */
function SaveHours({ teamId, hours, onDone }: { teamId: string; hours: WeekHour[]; onDone: () => void }) {
  const save = useSetAtom(saveAvailabilityAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  const [saving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    try {
      await save({ teamId, hours })
      showToast({ title: 'Horários salvos.' })
      onDone()
    } catch (error) {
      showError(error, 'Não foi possível salvar os seus horários.')
    } finally {
      setSaving(false)
    }
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
