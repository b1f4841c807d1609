import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'
import { calendarTexts, type CalendarTexts, type CalendarView } from '../days.ts'
import { scheduleTypeLabels, weekdayTexts, type ScheduleType, type WeekdayTexts } from '../schedule.ts'

export type ScheduleCalendarTexts = CalendarTexts &
  WeekdayTexts & {
    label: string
    today: string
    previous: string
    next: string
    view: string
    views: Record<CalendarView, string>
    types: Record<ScheduleType, string>
    /** Of a day, after its date. */
    count: (events: number) => string
    more: (events: number) => string
    todayMark: string
    weekly: string
    /** Of an occurrence that does not take place. */
    cancelled: string
    answers: { yes: string; no: string; open: string }
    noneOnDay: string
    /** In the list of the current month. */
    noneAhead: string
    showPassed: (events: number) => string
    hidePassed: string
    empty: string
    emptyHint: string
    loading: string
    failed: string
    errorState?: Partial<ErrorStateTexts>
  }

export const scheduleCalendarTexts: ScheduleCalendarTexts = {
  ...calendarTexts,
  ...weekdayTexts,
  label: 'Agenda do time',
  today: 'Hoje',
  previous: 'Anterior',
  next: 'Próximo',
  view: 'Visualização',
  views: { month: 'Mês', week: 'Semana', list: 'Lista' },
  types: scheduleTypeLabels,
  count: (events) => (events === 0 ? 'sem eventos' : events === 1 ? '1 evento' : `${events} eventos`),
  more: (events) => `+${events} mais`,
  todayMark: 'hoje',
  weekly: 'toda semana',
  cancelled: 'Cancelado',
  answers: { yes: 'você confirmou', no: 'você não vai', open: 'aguarda sua resposta' },
  noneOnDay: 'Nenhum evento neste dia.',
  noneAhead: 'Nenhum evento de hoje até o fim do mês.',
  showPassed: (events) => (events === 1 ? 'Ver 1 evento anterior' : `Ver ${events} eventos anteriores`),
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
