import { Panel, ScheduleForm } from '@convoca/ui'
import type { ScheduleEvent } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { availabilityAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { suggestedSlots } from './occurrences.ts'
import { useScheduleForm } from './useScheduleForm.ts'

interface ScheduleEditorProps {
  team: Team
  /** The one that is changed; null for a new one. */
  schedule: Schedule | null
  /** What is planned already: a best slot is a free one. */
  events: readonly ScheduleEvent[]
  onClose: () => void
}

/** The form of an event in the place where it was asked for; it takes the focus. */
export function ScheduleEditor({ team, schedule, events, onClose }: ScheduleEditorProps) {
  const members = team.members.map(({ id, avatar, entity }) => ({
    id,
    nick: entity.user_name,
    name: entity.name,
    avatarUrl: avatar,
  }))
  const everybody = members.map(({ id }) => id)
  const { fields, error, submit } = useScheduleForm({
    teamId: team.id,
    schedule,
    everybody,
    onSaved: onClose,
  })
  const { data } = useAtomValue(useMemo(() => availabilityAtom({ teamId: team.id }), [team.id]))
  const [submitting, setSubmitting] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const isNew = schedule === null
  return (
    <Panel title={isNew ? 'Novo evento' : 'Editar evento'}>
      <ScheduleForm
        ref={root}
        fields={fields}
        members={members}
        suggestions={isNew && data ? suggestedSlots(data, events, new Date()) : []}
        error={error}
        submitting={submitting}
        onCancel={onClose}
        onSubmit={async () => {
          setSubmitting(true)
          try {
            await submit()
          } finally {
            setSubmitting(false)
          }
        }}
      />
    </Panel>
  )
}
