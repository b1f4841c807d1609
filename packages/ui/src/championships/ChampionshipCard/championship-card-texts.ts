import type { ChampionshipFormat, ChampionshipPhase } from '../championship.ts'
import {
  championshipFormats,
  championshipPhases,
  formatDayOfYear,
  formatMoney,
  formatStart,
} from '../championship-texts.ts'
import { formatDay } from '../../primitives/format-date/index.ts'

export interface ChampionshipCardTexts {
  phases: Readonly<Record<ChampionshipPhase, string>>
  formats: Readonly<Record<ChampionshipFormat, string>>
  /** Players against players. */
  versus: (teamSize: number) => string
  /** Of one whose results count for nothing else. */
  unrated: string
  start: string
  /** Day and time. */
  startsAt: (date: Date) => string
  /** Of a championship that is over: with its year. */
  startedOn: (date: Date) => string
  prize: string
  noPrize: string
  entry: string
  free: string
  money: (centavos: number) => string
  teams: (count: number, places: number) => string
  opensOn: (day: string) => string
  closesOn: (day: string) => string
  lastPlaces: (count: number) => string
  waiting: (count: number) => string
  champion: (team: string) => string
  /** Without year or time. */
  day: (date: Date) => string
  /** What is to say of a phase where neither dates nor places tell more. */
  notes: Readonly<Record<ChampionshipPhase, string>>
  /** What the card leads to. */
  actions: Readonly<Record<ChampionshipPhase, string>>
  unknown: string
}

export const championshipCardTexts: ChampionshipCardTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  versus: (teamSize) => `${teamSize} × ${teamSize}`,
  unrated: 'Sem pontos',
  start: 'Início',
  startsAt: formatStart,
  startedOn: formatDay,
  prize: 'Prêmio',
  noPrize: 'Sem prêmio',
  entry: 'Entrada',
  free: 'Gratuito',
  money: formatMoney,
  teams: (count, places) => `${count}/${places} times`,
  opensOn: (day) => `Inscrições abrem em ${day}`,
  closesOn: (day) => `Inscrições até ${day}`,
  lastPlaces: (count) => (count === 1 ? 'Última vaga' : `Últimas ${count} vagas`),
  waiting: (count) => `${count} na lista de espera`,
  champion: (team) => `Campeão: ${team}`,
  day: formatDayOfYear,
  notes: {
    soon: 'Inscrições em breve',
    open: 'Inscrições abertas',
    full: 'Vagas preenchidas',
    closed: 'A chave sai em breve',
    checkIn: 'Times confirmando presença',
    live: 'Acontecendo agora',
    finished: 'Resultado final',
    cancelled: 'Não vai acontecer',
  },
  actions: {
    soon: 'Ver campeonato',
    open: 'Inscrever time',
    full: 'Entrar na espera',
    closed: 'Ver campeonato',
    checkIn: 'Ver times',
    live: 'Ver chave',
    finished: 'Ver resultado',
    cancelled: 'Ver campeonato',
  },
  unknown: '—',
}
