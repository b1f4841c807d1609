import { type MatchRules, areGamesOfScore, isFinalScore, winsOf } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../../errors.ts'
import { cleanOptional, profanityErrors } from '../../text-rules.ts'
import type { Outcome, Side } from '../stages/types.ts'
import type { MatchRow } from './matches-repository.ts'

/** The rules for the score of a stored match. */
export const rulesOf = ({
  best_of: bestOf,
  head_start: headStart,
  allows_draws: allowsDraws,
}: Pick<MatchRow, 'best_of' | 'head_start' | 'allows_draws'>): MatchRules => ({
  bestOf,
  headStart,
  allowsDraws,
})

const leaderOf = (home: number, away: number): Side => (home > away ? 'home' : 'away')

/** A score that ends the match. */
export function checkScore(
  rules: MatchRules,
  score: Pick<Schemas['MatchReport'], 'home_score' | 'away_score'>,
): Outcome {
  const { home_score: home, away_score: away } = score
  const rule = rules.allowsDraws
    ? `must be of ${rules.bestOf} games at most`
    : `one side must have won ${winsOf(rules.bestOf)} games, and the home team at least ${rules.headStart}`
  if (!isFinalScore(score, rules)) refuseInvalid([fieldError('home_score', 'OUT_OF_RANGE', rule)])
  return {
    homeScore: home,
    awayScore: away,
    winner: home === away ? null : leaderOf(home, away),
    isForfeit: false,
  }
}

/** The check of an organiser's decision: beside a result, that one team or neither came. */
export function checkRuling(
  rules: MatchRules,
  {
    is_forfeit: isForfeit,
    ...score
  }: Pick<Schemas['MatchRuling'], 'home_score' | 'away_score' | 'is_forfeit'>,
): Outcome {
  if (isForfeit && score.home_score === 0 && score.away_score === 0)
    return { homeScore: 0, awayScore: 0, winner: null, isForfeit }
  if (!isForfeit) return checkScore(rules, score)
  return { ...checkScore({ ...rules, headStart: 0, allowsDraws: false }, score), isForfeit }
}

/** A score that leaves the match open. */
export function checkRunningScore(
  { bestOf, headStart }: MatchRules,
  { home_score: home, away_score: away }: Schemas['MatchRunningScore'],
): Pick<Outcome, 'homeScore' | 'awayScore'> {
  const needed = winsOf(bestOf)
  if (home < headStart)
    refuseInvalid([fieldError('home_score', 'OUT_OF_RANGE', `must be ${headStart} at least`)])
  const errors = [
    { path: 'home_score', won: home },
    { path: 'away_score', won: away },
  ].flatMap(({ path, won }) =>
    won < needed ? [] : [fieldError(path, 'OUT_OF_RANGE', 'of a match that is decided must be reported')],
  )
  refuseInvalid(errors)
  return { homeScore: home, awayScore: away }
}

/** The games, as many as the score says and won by the same sides; none where only the score is known. */
export function checkGames(
  rules: MatchRules,
  { games = [], ...score }: Schemas['MatchReport'],
): Schemas['MatchGame'][] {
  if (games.length > 0 && !areGamesOfScore(games, score, rules))
    refuseInvalid([fieldError('games', 'OUT_OF_RANGE', 'must be won as the score says')])
  const cleaned = games.map((game) => ({ ...game, map: cleanOptional(game.map, cleanName) }))
  refuseInvalid(cleaned.flatMap(({ map }, index) => profanityErrors(`games.${index}.map`, map)))
  return cleaned
}
