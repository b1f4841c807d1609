import { areGamesOfScore } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../../errors.ts'
import { cleanOptional, profanityErrors } from '../../text-rules.ts'
import type { Outcome } from '../stages/types.ts'

/** A score that ends a match of so many games. */
export function checkScore(
  bestOf: number,
  { home_score: home, away_score: away }: Pick<Schemas['MatchReport'], 'home_score' | 'away_score'>,
): Outcome {
  const needed = (bestOf + 1) / 2
  const winner = home > away ? 'home' : 'away'
  if (Math.max(home, away) !== needed || home === away)
    refuseInvalid([fieldError('home_score', 'OUT_OF_RANGE', `one side must have won ${needed} games`)])
  return { homeScore: home, awayScore: away, winner, isForfeit: false }
}

/** The check of an organiser's decision: beside a result, that neither team came. */
export function checkRuling(
  bestOf: number,
  {
    is_forfeit: isForfeit,
    ...score
  }: Pick<Schemas['MatchRuling'], 'home_score' | 'away_score' | 'is_forfeit'>,
): Outcome {
  if (isForfeit && score.home_score === 0 && score.away_score === 0)
    return { homeScore: 0, awayScore: 0, winner: null, isForfeit }
  return { ...checkScore(bestOf, score), isForfeit }
}

/** A score that leaves the match open. */
export function checkRunningScore(
  bestOf: number,
  { home_score: home, away_score: away }: Schemas['MatchRunningScore'],
): Pick<Outcome, 'homeScore' | 'awayScore'> {
  const needed = (bestOf + 1) / 2
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
export function checkGames({ games = [], ...score }: Schemas['MatchReport']): Schemas['MatchGame'][] {
  if (games.length > 0 && !areGamesOfScore(games, score))
    refuseInvalid([fieldError('games', 'OUT_OF_RANGE', 'must be won as the score says')])
  const cleaned = games.map((game) => ({ ...game, map: cleanOptional(game.map, cleanName) }))
  refuseInvalid(cleaned.flatMap(({ map }, index) => profanityErrors(`games.${index}.map`, map)))
  return cleaned
}
