import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { emptyField, nothing } from './samples.ts'

const scheduleFields: ui.ScheduleFormFields = {
  title: emptyField,
  description: emptyField,
  type: { value: '', onChange: nothing },
  startsAt: emptyField,
  endsAt: emptyField,
  location: emptyField,
  url: emptyField,
  weekly: { value: false, onChange: nothing },
  memberIds: { value: [], onChange: nothing },
}

export const scheduleRows: ComponentRow[] = [
  row(
    'AvailabilityGrid',
    ui.AvailabilityGrid,
    { slots: [], members: 0, own: [] },
    { texts: { override: { none: 'Nada marcado' }, shows: 'Nada marcado' } },
  ),
  row(
    'CheckInList',
    ui.CheckInList,
    { checkIns: [] },
    { texts: { override: { empty: 'Sem convidados' }, shows: 'Sem convidados' } },
  ),
  row(
    'ScheduleCalendar',
    ui.ScheduleCalendar,
    {
      events: [],
      view: 'month',
      day: '2026-11-20',
      today: '2026-11-20',
      onOpen: nothing,
      onViewChange: nothing,
      onDayChange: nothing,
    },
    { texts: { override: { today: 'Agora' }, shows: 'Agora' } },
  ),
  row(
    'ScheduleForm',
    ui.ScheduleForm,
    { fields: scheduleFields, members: [], onSubmit: nothing, onCancel: nothing },
    { texts: { override: { submit: 'Guardar' }, shows: 'Guardar' } },
  ),
]
