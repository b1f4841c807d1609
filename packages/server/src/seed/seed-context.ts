import { demoNow, seedPlayers, seedTeams } from '@convoca/fixtures'
import type { Actor, Context, SystemContext } from '../context.ts'

/** The rows that were stored so far. The fixtures refer to each other by index, so each list is in their order. */
export interface SeedContext {
  context: SystemContext
  startedAt: Date
  games: string[]
  players: Actor[]
  teams: string[]
  invitations: (string | null)[]
}

/** The context of a service that this user calls. */
export function asUser({ context }: SeedContext, actor: Actor): Context {
  return { ...context, actor }
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export function getAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`The demo data has no entry ${index}`)
  return item
}

/** The stored id of a fixture's team. */
export function getTeamId({ teams }: SeedContext, fixtureId: string): string {
  return getAt(
    teams,
    seedTeams.findIndex((team) => team.id === fixtureId),
  )
}

/** The stored id of a fixture's player. */
export function getUserId({ players }: SeedContext, fixtureId: string): string {
  return getAt(
    players,
    seedPlayers.findIndex((player) => player.id === fixtureId),
  ).userId
}

/** The user ids of the demo team's members, the owner first. */
export function getDemoMemberIds({ players }: SeedContext): string[] {
  return getAt(seedTeams, 0).members.map(({ player }) => getAt(players, player).userId)
}

export function minutesAgo({ startedAt }: SeedContext, minutes: number): Date {
  return new Date(startedAt.getTime() - minutes * MINUTE)
}

export function daysAgo({ startedAt }: SeedContext, days: number): Date {
  return new Date(startedAt.getTime() - days * DAY)
}

/** Moves a fixture's instant by the time between the fixtures' fixed clock and now. */
export function toPresent({ startedAt }: SeedContext, instant: string): Date {
  return new Date(startedAt.getTime() + Date.parse(instant) - Date.parse(demoNow))
}

/**
 * Moves an instant by whole days, so that an evening match stays in the evening whenever the demo data is
 * created.
 */
export function toPresentByDays({ startedAt }: SeedContext, instant: string): Date {
  const days = Math.floor((startedAt.getTime() - Date.parse(demoNow)) / DAY)
  return new Date(Date.parse(instant) + days * DAY)
}
