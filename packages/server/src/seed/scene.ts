import { seedTeams } from '@convoca/mocks/fixtures'
import type { Work } from '../database/transaction.ts'
import type { Actor } from '../domains/actor.ts'
import type { Services } from '../services.ts'

/** The demo data while it is made: the fixtures speak of each other by index. */
export interface Scene {
  work: Work
  services: Services
  startedAt: Date
  games: string[]
  players: Actor[]
  teams: string[]
  invitations: (string | null)[]
}

export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`The demo data has no entry ${index}`)
  return item
}

/** The stored team of a fixture. */
export function teamOf({ teams }: Scene, fixtureId: string): string {
  return at(
    teams,
    seedTeams.findIndex((team) => team.id === fixtureId),
  )
}

export function daysAgo({ startedAt }: Scene, days: number): Date {
  return new Date(startedAt.getTime() - days * DAY)
}
