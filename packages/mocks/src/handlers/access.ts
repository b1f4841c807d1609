import type { Schemas } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import { permissionsOf, teamOf, userOf } from '../shapes.ts'
import type { World, WorldMember, WorldTeam, WorldUser } from '../world.ts'
import { signedIn } from './handler.ts'

export interface Asking {
  world: World
  user: WorldUser | null
}
export type AskingTeam = Asking & { input: { id: string } }

export interface Inside {
  world: World
  user: WorldUser
  team: WorldTeam
  own: WorldMember
}

/** The caller as a member of the team; absent or not visible to you is the same answer (product §2). */
export function insideTeam(context: AskingTeam): Inside {
  const { world } = context
  const user = signedIn(context)
  const team = teamOf(world, context.input.id)
  const own = team.members.find((member) => member.userId === user.id)
  if (!own) throw new MockProblem(404, 'TEAM_NOT_FOUND')
  return { world, user, team, own }
}

/** The same, for somebody whom product §5's table allows this. */
export function allowedInTeam(context: AskingTeam, permission: keyof Schemas['TeamPermissions']): Inside {
  const inside = insideTeam(context)
  if (permissionsOf(inside.own.role)[permission]) return inside
  throw new MockProblem(403, permissionsOf('MANAGER')[permission] ? 'FORBIDDEN' : 'NOT_TEAM_OWNER')
}

/** Whose teams are asked for: the caller's own or, without an id, everybody's. */
export function ownOrAll({ user }: Asking, entityId: string | undefined): (team: WorldTeam) => boolean {
  if (entityId === undefined) return () => true
  const { id } = signedIn({ user })
  if (entityId !== id) throw new MockProblem(403, 'FORBIDDEN')
  return (team) => team.members.some((member) => member.userId === id)
}

/** The caller, when `/user/{id}` is the own account. */
export function ownAccount(context: AskingTeam): WorldUser {
  const user = signedIn(context)
  userOf(context.world, context.input.id)
  if (user.id !== context.input.id) throw new MockProblem(403, 'FORBIDDEN')
  return user
}

/** One of a list by its id, or 404. */
export function oneById<T extends { id: string }>(
  list: readonly T[],
  id: string,
  code: Schemas['ErrorCode'] = 'NOT_FOUND',
): T {
  const found = list.find((item) => item.id === id)
  if (!found) throw new MockProblem(404, code)
  return found
}

/** Writes into the team's history what the server would write in the same transaction. */
export function record(
  { world, user, team }: Omit<Inside, 'own'>,
  actionType: Schemas['ActivityType'],
  target: string | null = null,
): void {
  const id = world.nextId('activity')
  const at = world.now()
  const entry = { id, teamId: team.id, actionType, actorId: user.id, subjectId: null, role: null, target, at }
  world.activities.push(entry)
}
