import type { FormFrameTexts } from '../../forms/FormFrame/FormFrame.tsx'
import { calendarTexts } from '../days.ts'
import { scheduleTypeLabels, weekdayTexts } from '../schedule.ts'

export const scheduleFormTexts = {
  label: 'Evento do time',
  title: 'Título',
  titlePlaceholder: 'Treino tático',
  type: 'Tipo',
  types: scheduleTypeLabels,
  recurrence: 'Repetição',
  weekly: 'Repete toda semana',
  suggestions: 'Melhores horários do time',
  /** Label of the day; the time beside it has a label of its own. */
  startsAt: 'Começa em',
  startTime: 'Hora de início',
  endsAt: 'Termina em',
  endTime: 'Hora de término',
  pickDay: (field: string) => `${field}: escolher o dia`,
  pickTime: (field: string) => `${field}: escolher o horário`,
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
  invitedCount: (chosen: number, all: number) => `${chosen} de ${all}`,
  inviteAll: 'Convidar todos',
  inviteNone: 'Limpar',
  noMembers: 'O time ainda não tem membros para convidar.',
  submit: 'Salvar evento',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

export type ScheduleFormTexts = typeof scheduleFormTexts & FormFrameTexts
