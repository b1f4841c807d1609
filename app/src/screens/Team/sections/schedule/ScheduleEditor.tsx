import { ScheduleForm } from '@convoca/ui/app'
import type { ScheduleEvent } from '@convoca/ui/app'
import { availabilityAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { EditorPanel } from '../../../../components/EditorPanel.tsx'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { suggestSlots } from './occurrences.ts'
import { useScheduleForm } from './useScheduleForm.ts'

interface ScheduleEditorProps {
  team: Team
  /** `null` for a new one. */
  schedule: Schedule | null
  /** The existing events, which suggested slots avoid. */
  events: readonly ScheduleEvent[]
  /** The day that the calendar shows. */
  day: string
  onSaved: (saved: Schedule) => void
  onCancel: () => void
}

export function ScheduleEditor(props: ScheduleEditorProps) {
  const { team, schedule, events, day, onSaved, onCancel } = props
  const members = team.members.map(({ id, avatar, entity }) => ({
    id,
    userId: entity.user_id,
    nick: entity.user_name,
    name: entity.name,
    avatarUrl: avatar,
  }))
  const everybody = members.map(({ id }) => id)
  const form = useScheduleForm({ teamId: team.id, schedule, everybody, day, onSaved })
  const { data } = useQueryAtom(availabilityAtom, team.id)
  const isNew = schedule === null
  return (
    <EditorPanel title={isNew ? 'Novo evento' : 'Editar evento'}>
      <ScheduleForm
        {...form}
        members={members}
        suggestions={isNew && data ? suggestSlots(data, events, new Date()) : []}
        onCancel={onCancel}
      />
    </EditorPanel>
  )
}
