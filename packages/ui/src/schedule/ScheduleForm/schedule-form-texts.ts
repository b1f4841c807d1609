import type { FormFrameTexts } from '../../forms/FormFrame/index.ts'
import { scheduleTypeLabels, type ScheduleType } from '../schedule.ts'

export type ScheduleFormTexts = FormFrameTexts & {
  title: string
  titlePlaceholder: string
  type: string
  types: Record<ScheduleType, string>
  recurrence: string
  weekly: string
  suggestions: string
  startsAt: string
  endsAt: string
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
  endsAt: 'Termina em',
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
