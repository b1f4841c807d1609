import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'
import { type StoredGame, countGames, findPlayerGames, replacePlayerGames } from './games-repository.ts'
import { requireOwnAccount } from './own-account.ts'

const SEPARATOR = '|'

function toStoredGame({ game_id, account, rank, positions }: Schemas['PlayerGameInput']): StoredGame {
  return {
    gameId: game_id.toLowerCase(),
    account: cleanOptional(account, cleanName),
    rank: cleanOptional(rank, cleanName),
    positions: [...new Set(positions.map(cleanName))],
  }
}

function gameErrors({ account, rank, positions }: StoredGame, index: number): FieldError[] {
  const path = `games.${index}`
  return [
    ...lengthErrors(`${path}.account`, account, { max: 50 }),
    ...profanityErrors(`${path}.account`, account),
    ...lengthErrors(`${path}.rank`, rank, { max: 40 }),
    ...profanityErrors(`${path}.rank`, rank),
    ...positions.flatMap((position, place) => [
      ...lengthErrors(`${path}.positions.${place}`, position, { min: 1, max: 30 }),
      ...profanityErrors(`${path}.positions.${place}`, position),
      ...(position.includes(SEPARATOR)
        ? [fieldError(`${path}.positions.${place}`, 'INVALID_FORMAT', `must be without ${SEPARATOR}`)]
        : []),
    ]),
  ]
}

export async function updatePlayerGames(
  context: Context,
  userId: string,
  input: Schemas['PlayerGamesInput'],
): Promise<Schemas['PlayerGames']> {
  requireOwnAccount(context, userId)
  const { db, actor } = context
  const games = input.games.map(toStoredGame)
  const ids = games.map(({ gameId }) => gameId)
  const isTwice = (id: string, index: number) => ids.indexOf(id) !== index
  refuseInvalid([
    ...games.flatMap(gameErrors),
    ...ids.flatMap((id, index) =>
      isTwice(id, index)
        ? [fieldError(`games.${index}.game_id`, 'INVALID_VALUE', 'must be another game')]
        : [],
    ),
  ])
  if ((await countGames(db, ids)) < ids.length) throw new DomainError('GAME_NOT_FOUND')
  await replacePlayerGames(db, actor.userId, { isFree: input.looking_for_team, games })
  return {
    looking_for_team: input.looking_for_team,
    games: await findPlayerGames(db, actor.userId),
  }
}
