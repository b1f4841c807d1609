import {
  championshipFormats,
  championshipPhases,
  formatDayOfYear,
  formatMoney,
  formatStart,
} from '../championship-texts.ts'
import { formatDay } from '../../primitives/format-date/format-date.ts'

export const championshipCardTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  /** Players against players. */
  versus: (teamSize: number) => `${teamSize} × ${teamSize}`,
  /** Said of a championship whose results count for nothing else. */
  unrated: 'Sem pontos',
  start: 'Início',
  /** Day and time. */
  startsAt: formatStart,
  /** Said of a championship that is over, with its year. */
  startedOn: formatDay,
  prize: 'Prêmio',
  /** The prize's label once all of its money is deposited. */
  guaranteedPrize: 'Prêmio garantido',
  noPrize: 'Sem prêmio',
  entry: 'Entrada',
  free: 'Gratuito',
  money: formatMoney,
  teams: (count: number, places: number) => `${count}/${places} times`,
  /** Said in place of it where players take part without a team; the others as well. */
  players: (count: number, places: number) => `${count}/${places} jogadores`,
  register: 'Inscrever-se',
  showPlayers: 'Ver jogadores',
  playersCheckIn: 'Jogadores confirmando presença',
  opensOn: (day: string) => `Inscrições abrem em ${day}`,
  closesOn: (day: string) => `Inscrições até ${day}`,
  lastPlaces: (count: number): string => (count === 1 ? 'Última vaga' : `Últimas ${count} vagas`),
  waiting: (count: number) => `${count} na lista de espera`,
  champion: (team: string) => `Campeão: ${team}`,
  /** A day without year or time. */
  day: formatDayOfYear,
  /** The note of a phase where neither dates nor places tell more. */
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
  /** The target of the card. */
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

export type ChampionshipCardTexts = typeof championshipCardTexts
