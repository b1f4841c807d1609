import { createMockDatabase, readExample, toPublicTeam, toTeamDetail } from '@convoca/mocks'
import type { MockDatabase } from '@convoca/mocks'

const database = createMockDatabase()

const describeTeam = (team: MockDatabase['teams'][number]) => ({
  ...team,
  /** The team as its owner sees it, and as the public does. */
  detail: toTeamDetail(database, team, 'OWNER'),
  page: toPublicTeam(database, team),
  owner: database.users.findIndex(({ id }) => id === team.members[0]?.userId),
})

const [first] = database.teams
const last = database.teams.findLast(({ isRecruiting, wins, losses }) => !isRecruiting && wins + losses === 0)
if (!first || !last) throw new Error('The demo data lacks a full or an empty team')

/** The first demo team, with content in every section, and one without any. */
export const fullTeam = describeTeam(first)
export const emptyTeam = describeTeam(last)

/** The team of the contract's examples, whose sections show them. */
export const exampleTeam = readExample('readTeam')

/** The demo data plus enough players, sorted first, to fill a page of the picker. */
export function createDatabaseWithManyPlayers(): MockDatabase {
  const created = createMockDatabase()
  const [template] = created.users
  if (!template) throw new Error('The demo data has no players')
  const players = Array.from({ length: 80 }, (_, index) => ({
    ...template,
    id: created.nextId('player'),
    nick: `novato_${index}`,
    name: `Aaron ${String(index).padStart(2, '0')}`,
  }))
  return { ...created, users: [...created.users, ...players] }
}

/** The demo data with the first player as a member of every team. */
export function createDatabaseWithManyTeams(): MockDatabase {
  const created = createMockDatabase()
  const userId = created.users[0]?.id
  if (userId === undefined) throw new Error('The demo data has no players')
  for (const team of created.teams) {
    if (team.members.some((member) => member.userId === userId)) continue
    const id = created.nextId('member')
    team.members.push({ id, userId, role: 'PLAYER', roster: 'SUBSTITUTE', joinedAt: created.now() })
  }
  return created
}

/** The demo data with its users, but without teams or activity. */
export function createEmptyDatabase(): MockDatabase {
  return { ...createMockDatabase(), teams: [], invitations: [], notifications: [] }
}
