import { formatDay, formatTime } from '../primitives/format-date/format-date.ts'
import type { ChampionshipFormat, ChampionshipPhase } from './championship.ts'

export const championshipFormats: Readonly<Record<ChampionshipFormat, string>> = {
  SINGLE_ELIMINATION: 'Eliminação simples',
  DOUBLE_ELIMINATION: 'Eliminação dupla',
  ROUND_ROBIN: 'Todos contra todos',
  GROUPS_THEN_PLAYOFFS: 'Grupos + mata-mata',
  SWISS: 'Suíço',
  SWISS_THEN_PLAYOFFS: 'Suíço + mata-mata',
}

export const championshipPhases: Readonly<Record<ChampionshipPhase, string>> = {
  soon: 'Em breve',
  open: 'Inscrições abertas',
  full: 'Lotado',
  closed: 'Inscrições encerradas',
  checkIn: 'Check-in aberto',
  live: 'Ao vivo',
  finished: 'Encerrado',
  cancelled: 'Cancelado',
}

/** `06 dez`: of a championship whose year is plain. */
export const formatDayOfYear = (date: Date): string => formatDay(date).slice(0, 6)

/** `06 dez · 14:00` */
export const formatStart = (date: Date): string => `${formatDayOfYear(date)} · ${formatTime(date)}`

/** `R$ 20,00` */
export const formatMoney = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
