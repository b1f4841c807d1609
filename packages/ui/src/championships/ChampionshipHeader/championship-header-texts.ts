import { toLengthsText } from './length-texts.ts'
import { championshipFormats, championshipPhases, formatMoney, formatStart } from '../championship-texts.ts'

export const championshipHeaderTexts = {
  phases: championshipPhases,
  formats: championshipFormats,
  followers: (count: number): string =>
    count === 1 ? '1 acompanha' : `${count.toLocaleString('pt-BR')} acompanham`,
  lengths: toLengthsText,
  /** Players against players. */
  versus: (teamSize: number) => `${teamSize} × ${teamSize}`,
  places: (teams: number, most: number) => `${teams} de ${most} vagas`,
  /** Day and time. */
  startsAt: formatStart,
  registrationUntil: (when: string) => `inscrições até ${when}`,
  money: formatMoney,
}
