import * as limits from '@convoca/sdk/limits'
import type { PlayerGamesInput } from '../atoms/profile.ts'
import type { OwnProfile } from '../atoms/session.ts'

/** A game as it is typed; positions are separated by commas. */
export interface GameValues {
  gameId: string
  account: string
  rank: string
  positions: string
}

export const emptyGame: GameValues = { gameId: '', account: '', rank: '', positions: '' }

export const toGameValues = (games: OwnProfile['entity']['games']): GameValues[] =>
  games.map(({ game, account, rank, positions }) => ({
    gameId: game.id,
    account: account ?? '',
    rank: rank ?? '',
    positions: positions.join(', '),
  }))

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

const toPositions = (text: string) =>
  [...new Set(text.split(',').map((part) => part.trim()))]
    .filter((part) => part !== '')
    .slice(0, limits.PlayerGamesInput.games.entry.positions.max)

/** The request; rows without a game are left out. */
export const toGamesInput = (isFree: boolean, games: readonly GameValues[]): PlayerGamesInput => ({
  looking_for_team: isFree,
  games: games
    .filter(({ gameId }) => gameId !== '')
    .map(({ gameId, account, rank, positions }) => ({
      game_id: gameId,
      account: orNull(account),
      rank: orNull(rank),
      positions: toPositions(positions),
    })),
})
