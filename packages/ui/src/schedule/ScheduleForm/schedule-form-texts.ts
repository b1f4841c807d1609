import type { FormFrameTexts } from '../../forms/FormFrame/index.ts'
import { calendarTexts } from '../days.ts'
import { scheduleTypeLabels, weekdayTexts, type ScheduleType } from '../schedule.ts'
import type { DayPickerTexts } from './DayPicker.tsx'

export type ScheduleFormTexts = FormFrameTexts & {
  title: string
  titlePlaceholder: string
  type: string
  types: Record<ScheduleType, string>
  recurrence: string
  weekly: string
  suggestions: string
  /** Of the day; the time beside it has a label of its own. */
  startsAt: string
  startTime: string
  endsAt: string
  endTime: string
  pickDay: (field: string) => string
  pickTime: (field: string) => string
  dayPicker: DayPickerTexts
  location: string
  url: string
  urlHint: string
  description: string
  invited: string
  invitedCount: (chosen: number, all: number) => string
  inviteAll: string
  inviteNone: string
  noMembers: string
}

export const scheduleFormTexts: ScheduleFormTexts = {
  label: 'Evento do time',
  title: 'Título',
  titlePlaceholder: 'Treino tático',
  type: 'Tipo',
  types: scheduleTypeLabels,
  recurrence: 'Repetição',
  weekly: 'Repete toda semana',
  suggestions: 'Melhores horários do time',
  startsAt: 'Começa em',
  startTime: 'Hora de início',
  endsAt: 'Termina em',
  endTime: 'Hora de término',
  pickDay: (field) => `${field}: escolher o dia`,
  pickTime: (field) => `${field}: escolher o horário`,
  dayPicker: {
    ...weekdayTexts,
    month: calendarTexts.month,
    longDay: calendarTexts.longDay,
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    today: 'hoje',
  },
  location: 'Local',
  url: 'Link',
  urlHint: 'Um endereço que comece com https://',
  description: 'Descrição',
  invited: 'Convidados',
  invitedCount: (chosen, all) => `${chosen} de ${all}`,
  inviteAll: 'Convidar todos',
  inviteNone: 'Limpar',
  noMembers: 'O time ainda não tem membros para convidar.',
  submit: 'Salvar evento',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}
