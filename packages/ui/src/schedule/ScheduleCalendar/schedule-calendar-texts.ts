import { calendarTexts } from '../days.ts'
import { scheduleTypeLabels, weekdayTexts } from '../schedule.ts'

export const scheduleCalendarTexts = {
  ...calendarTexts,
  ...weekdayTexts,
  label: 'Agenda do time',
  today: 'Hoje',
  previous: 'Anterior',
  next: 'Próximo',
  view: 'Visualização',
  views: { month: 'Mês', week: 'Semana', list: 'Lista' },
  types: scheduleTypeLabels,
  /** Said of a day, after its date. */
  count: (events: number): string =>
    events === 0 ? 'sem eventos' : events === 1 ? '1 evento' : `${events} eventos`,
  more: (events: number) => `+${events} mais`,
  todayMark: 'hoje',
  weekly: 'toda semana',
  /** Said of an occurrence that does not take place. */
  cancelled: 'Cancelado',
  answers: { yes: 'você confirmou', no: 'você não vai', open: 'aguarda sua resposta' },
  noneOnDay: 'Nenhum evento neste dia.',
  /** Shown in the list of the current month. */
  noneAhead: 'Nenhum evento de hoje até o fim do mês.',
  showPassed: (events: number): string =>
    events === 1 ? 'Ver 1 evento anterior' : `Ver ${events} eventos anteriores`,
  hidePassed: 'Ocultar os anteriores',
  empty: 'Nenhum evento neste mês',
  emptyHint: 'Treinos, scrims e partidas aparecem aqui.',
  loading: 'Carregando agenda...',
  failed: 'Não foi possível carregar a agenda',
}

export type AnswerState = 'yes' | 'no' | 'open' | undefined

export function answerState(ownAnswer: boolean | null | undefined): AnswerState {
  if (ownAnswer === undefined) return undefined
  if (ownAnswer === null) return 'open'
  return ownAnswer ? 'yes' : 'no'
}
