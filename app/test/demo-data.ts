import { createMockDatabase, toPublicTeam, toTeamDetail } from '@convoca/mocks'
import type { MockDatabase } from '@convoca/mocks'

const database = createMockDatabase()

const describeTeam = (team: MockDatabase['teams'][number]) => ({
  ...team,
  /** As the owner and as the public sees it. */
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

/** The demo data plus enough players, sorted first, to fill a page of the picker. */
export function crowdedDatabase(): MockDatabase {
  const made = createMockDatabase()
  const [someone] = made.users
  if (!someone) throw new Error('the demo data has no players')
  const crowd = Array.from({ length: 80 }, (_, place) => ({
    ...someone,
    id: made.nextId('player'),
    nick: `novato_${place}`,
    name: `Aaron ${String(place).padStart(2, '0')}`,
  }))
  return { ...made, users: [...made.users, ...crowd] }
}

/** The demo data with its users, but without teams or activity. */
export function emptyDatabase(): MockDatabase {
  return { ...createMockDatabase(), teams: [], vacancies: [], invitations: [], notifications: [] }
}
