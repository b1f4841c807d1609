import { AchievementInput } from '@convoca/sdk/limits'
import { cleanName, cleanText, truncate } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../errors.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

const DAY = 24 * 60 * 60 * 1000
const MAX_TITLE = 100

/** The title of the achievement for winning a championship. */
export const toTrophyTitle = (championship: string): string => truncate(`Campeão: ${championship}`, MAX_TITLE)

/** An achievement as it is stored; an empty text is none. Nobody has won tomorrow, wherever the day is. */
export function checkAchievement(input: Schemas['AchievementInput'], now: Date): Schemas['AchievementInput'] {
  const achievement = {
    title: cleanName(input.title),
    description: cleanOptional(input.description, cleanText),
    placement: input.placement,
    date: input.date,
    game_id: input.game_id,
    championship: cleanOptional(input.championship, cleanName),
  }
  const fieldErrors = [
    ...profanityErrors('title', achievement.title),
    ...profanityErrors('description', achievement.description),
    ...profanityErrors('championship', achievement.championship),
    ...lengthErrors('title', achievement.title, AchievementInput.title),
  ]
  if (achievement.date > new Date(now.getTime() + DAY).toISOString().slice(0, 10)) {
    fieldErrors.push(fieldError('date', 'OUT_OF_RANGE', 'must not be in the future'))
  }
  refuseInvalid(fieldErrors)
  return achievement
}
