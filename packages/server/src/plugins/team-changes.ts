import type { TeamPart } from '@convoca/sdk/realtime'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { Work } from '../database/transaction.ts'
import type { Sockets } from './sockets.ts'

export const TEAM_CHANNEL = 'convoca_team'

/** A change as the processes tell it each other. */
interface HeardChange {
  teamId: string
  part: TeamPart
  /** Told as well as the members or, of these, instead of all of them. */
  userIds: readonly string[]
  isForThemAlone: boolean
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

/** One payload, or several where it concerns many. */
function writeChanges({ teamId, part, userIds, isForThemAlone }: HeardChange): string[] {
  const audience = isForThemAlone ? 'these' : 'all'
  const payloads: string[] = []
  for (let at = 0; at === 0 || at < userIds.length; at += idsPerPayload) {
    payloads.push(`${teamId} ${part} ${audience} ${userIds.slice(at, at + idsPerPayload).join(',')}`)
  }
  return payloads
}

function readChange(payload: string): HeardChange | null {
  const [teamId, said, audience, ids] = payload.split(' ')
  const part = parts.find((each) => each === said)
  if (teamId === undefined || part === undefined) return null
  const userIds = (ids ?? '').split(',').filter((id) => id !== '')
  return { teamId, part, userIds, isForThemAlone: audience === 'these' }
}

/** This process hears itself too: what is said twice in one transaction is heard once. */
async function announce(work: Work, change: HeardChange): Promise<void> {
  const said = writeChanges(change)
  await sql`select pg_notify(${TEAM_CHANNEL}, said) from unnest(${said}::text[]) said`.execute(work.db)
}

export async function announceChange(
  work: Work,
  teamId: string,
  part: TeamPart,
  userIds: readonly string[] = [],
): Promise<void> {
  await announce(work, { teamId, part, userIds, isForThemAlone: false })
}

export async function announceChangeFor(
  work: Work,
  teamId: string,
  part: TeamPart,
  userIds: readonly string[],
): Promise<void> {
  await announce(work, { teamId, part, userIds, isForThemAlone: true })
}

/** Who is a member is read after the change was committed: one whom it removed is not told by it. */
export async function tellChange(db: Db, sockets: Sockets, payload: string): Promise<void> {
  const change = readChange(payload)
  const held = sockets.users()
  if (change === null || held.size === 0) return
  const { teamId, part, userIds, isForThemAlone } = change
  const rows = await db.selectFrom('team_members').select('user_id').where('team_id', '=', teamId).execute()
  const members = new Set(rows.map((row) => row.user_id))
  const named = new Set(userIds)
  const told = [...held].filter((userId) =>
    isForThemAlone ? members.has(userId) && named.has(userId) : members.has(userId) || named.has(userId),
  )
  sockets.tellTeamChanged(told, { teamId, part })
}

/** Nothing is stored to make up for: after deafness every page reads its teams again. */
export async function tellEveryPart(db: Db, sockets: Sockets): Promise<void> {
  const held = [...sockets.users()]
  if (held.length === 0) return
  const memberships = await db
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where('user_id', 'in', held)
    .execute()
  const teams = Map.groupBy(memberships, (membership) => membership.team_id)
  for (const [teamId, members] of teams) {
    const told = members.map((member) => member.user_id)
    for (const part of parts) sockets.tellTeamChanged(told, { teamId, part })
  }
}
