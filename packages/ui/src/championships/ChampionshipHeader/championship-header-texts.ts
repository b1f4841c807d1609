import type { ShareButtonTexts } from '../../teams/ShareButton/index.ts'
import type { ChampionshipFormat, ChampionshipPhase } from '../championship.ts'
import { championshipFormats, championshipPhases, formatMoney, formatStart } from '../championship-texts.ts'

export interface ChampionshipHeaderTexts {
  phases: Readonly<Record<ChampionshipPhase, string>>
  formats: Readonly<Record<ChampionshipFormat, string>>
  by: string
  followers: (count: number) => string
  /** Of one whose results count for nothing else. */
  unrated: string
  formatLabel: string
  bestOf: (first: number, last: number) => string
  teamsLabel: string
  /** Players against players. */
  versus: (teamSize: number) => string
  places: (teams: number, most: number) => string
  startLabel: string
  /** Day and time. */
  startsAt: (date: Date) => string
  registrationUntil: (when: string) => string
  checkInLabel: string
  checkInNote: string
  prizeLabel: string
  noPrize: string
  /** For the first place. */
  prizeNote: string
  feeLabel: string
  free: string
  money: (centavos: number) => string
  feeNote: string
  shareButton?: Partial<ShareButtonTexts>
}

export const championshipHeaderTexts: ChampionshipHeaderTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  by: 'por',
  followers: (count) => (count === 1 ? '1 acompanha' : `${count.toLocaleString('pt-BR')} acompanham`),
  unrated: 'Sem pontos',
  formatLabel: 'Formato',
  bestOf(first, last) {
    const begins = first === 1 ? 'Jogo único' : `Melhor de ${first}`
    return first === last ? begins : `${begins} · final de ${last}`
  },
  teamsLabel: 'Times',
  versus: (teamSize) => `${teamSize} × ${teamSize}`,
  places: (teams, most) => `${teams} de ${most} vagas`,
  startLabel: 'Início',
  startsAt: formatStart,
  registrationUntil: (when) => `inscrições até ${when}`,
  checkInLabel: 'Check-in',
  checkInNote: 'pelo capitão',
  prizeLabel: 'Prêmio',
  noPrize: 'Sem prêmio',
  prizeNote: 'para o campeão',
  feeLabel: 'Entrada',
  free: 'Gratuito',
  money: formatMoney,
  feeNote: 'por time',
}
