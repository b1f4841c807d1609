import { ordinal, rate, rating } from 'openskill'

/** The skill that somebody is believed to have, and how uncertain that is. */
export interface Skill {
  mu: number
  sigma: number
}

export const newcomer: Skill = rating()

/** The points of somebody new; what the library recommends for figures like those of chess. */
export const firstPoints = 1500
const POINTS_PER_SKILL = 200 / newcomer.sigma

/**
 * The points that are shown: the skill that somebody has almost certainly, so that two lucky matches are not worth more than two hundred
 * good ones.
 */
export function toPoints(skill: Skill): number {
  return Math.max(0, Math.round(firstPoints + POINTS_PER_SKILL * ordinal(skill)))
}

/**
 * The skills of both sides after a match. Uncertainty never grows by a match: otherwise a favourite could lose points by
 * winning.
 */
export function rateMatch(winners: readonly Skill[], losers: readonly Skill[]): [Skill[], Skill[]] {
  const [won, lost] = rate([[...winners], [...losers]], { tau: newcomer.mu / 300, limitSigma: true })
  return [won ?? [], lost ?? []]
}
