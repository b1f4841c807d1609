import type { Recommendation } from '../atoms/players.ts'

const reasons: Record<Recommendation['reasons'][number], string> = {
  POSITION_MISSING: 'Joga na posição de uma vaga sua',
  POSITION_WANTED: 'Procura a sua posição',
  FREE_TO_JOIN: 'Livre para jogar',
  RECRUITING: 'Recrutando',
  SAME_RANK: 'Mesmo rank',
  SAME_HOURS: 'Horários em comum',
  SAME_GAME: 'Mesmo jogo',
}

/** The reasons of a recommendation, in words. */
export const toReasonText = (recommendation: Recommendation) =>
  recommendation.reasons.map((reason) => reasons[reason]).join(' · ')
