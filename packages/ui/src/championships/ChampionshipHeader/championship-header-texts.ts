import { toLengthsText } from './length-texts.ts'
import { championshipFormats, championshipPhases, formatMoney, formatStart } from '../championship-texts.ts'

export const championshipHeaderTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  by: 'por',
  followers: (count: number): string =>
    count === 1 ? '1 acompanha' : `${count.toLocaleString('pt-BR')} acompanham`,
  /** Said of a championship whose results count for nothing else. */
  unrated: 'Sem pontos',
  formatLabel: 'Formato',
  lengths: toLengthsText,
  teamsLabel: 'Times',
  /** Players against players. */
  versus: (teamSize: number) => `${teamSize} × ${teamSize}`,
  places: (teams: number, most: number) => `${teams} de ${most} vagas`,
  startLabel: 'Início',
  /** Day and time. */
  startsAt: formatStart,
  registrationUntil: (when: string) => `inscrições até ${when}`,
  checkInLabel: 'Check-in',
  checkInNote: 'pelo capitão',
  prizeLabel: 'Prêmio',
  noPrize: 'Sem prêmio',
  guaranteed: 'Premiação garantida',
  guaranteedNote: '100% já depositado',
  /** Said of the prize for the first place. */
  prizeNote: 'para o campeão',
  feeLabel: 'Entrada',
  free: 'Gratuito',
  money: formatMoney,
  feeNote: 'por time',
}

export type ChampionshipHeaderTexts = typeof championshipHeaderTexts
