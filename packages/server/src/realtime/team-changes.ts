import type { TeamPart } from '@convoca/sdk/realtime'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { findMembershipsOf, listMemberIds } from '../domains/teams/members-repository.ts'
import type { Sockets } from './sockets.ts'

export const TEAM_CHANNEL = 'convoca_team'

export interface TeamChange {
  teamId: string
  part: TeamPart
  /** Sent the change as well as the members or, where `isRestricted`, the only members sent it. */
  userIds: readonly string[]
  isRestricted: boolean
}

const parts: readonly TeamPart[] = [
  'TEAM',
  'MEMBERS',
  'INVITATIONS',
  'ACTIVITIES',
  'COMMUNICATIONS',
  'SCHEDULES',
  'SPONSORS',
  'ACHIEVEMENTS',
  'RECRUITMENT',
]

/** PostgreSQL takes payloads below 8000 bytes; an id is 36 and a comma. */
const idsPerPayload = 200

/** One payload, or several where it concerns many users. */
function serializeChange({ teamId, part, userIds, isRestricted }: TeamChange): string[] {
  const audience = isRestricted ? 'these' : 'all'
  const payloads: string[] = []
  for (let at = 0; at === 0 || at < userIds.length; at += idsPerPayload) {
    payloads.push(`${teamId} ${part} ${audience} ${userIds.slice(at, at + idsPerPayload).join(',')}`)
  }
  return payloads
}

function parseChange(payload: string): TeamChange | null {
  const [teamId, name, audience, ids] = payload.split(' ')
  const part = parts.find((knownPart) => knownPart === name)
  if (teamId === undefined || part === undefined) return null
  const userIds = (ids ?? '').split(',').filter((id) => id !== '')
  return { teamId, part, userIds, isRestricted: audience === 'these' }
}

/** This process listens too; PostgreSQL delivers equal payloads of one transaction once. */
export async function sendTeamChanges(db: Db, changes: readonly TeamChange[]): Promise<void> {
  if (changes.length > 0) await sendNotify(db, TEAM_CHANNEL, changes.flatMap(serializeChange))
}

/** Members are read after the commit: somebody whom the change removed gets it only when named in `userIds`. */
export async function emitTeamChange(db: Db, sockets: Sockets, payload: string): Promise<void> {
  const change = parseChange(payload)
  const connected = sockets.users()
  if (change === null || connected.size === 0) return
  const { teamId, part, userIds, isRestricted } = change
  const members = new Set(await listMemberIds(db, teamId))
  const named = new Set(userIds)
  const recipients = [...connected].filter((userId) =>
    isRestricted ? members.has(userId) && named.has(userId) : members.has(userId) || named.has(userId),
  )
  sockets.emitTeamChanged(recipients, { teamId, part })
}

/** Changes are not stored for replay: after a lost connection every open page reads its teams again. */
export async function emitEveryPart(db: Db, sockets: Sockets): Promise<void> {
  const connected = [...sockets.users()]
  if (connected.length === 0) return
  const memberships = await findMembershipsOf(db, connected)
  const teams = Map.groupBy(memberships, (membership) => membership.team_id)
  for (const [teamId, members] of teams) {
    const recipients = members.map((member) => member.user_id)
    for (const part of parts) sockets.emitTeamChanged(recipients, { teamId, part })
  }
}
