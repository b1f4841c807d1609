import { createWorld, publicTeam, teamDetail } from '@convoca/mocks'
import type { World } from '@convoca/mocks'

const world = createWorld()

const describeTeam = (team: World['teams'][number]) => ({
  ...team,
  /** As the owner and as the public sees it. */
  detail: teamDetail(world, team, 'OWNER'),
  page: publicTeam(world, team),
  owner: world.users.findIndex(({ id }) => id === team.members[0]?.userId),
})

const [first] = world.teams
const last = world.teams.findLast(({ isRecruiting, wins, losses }) => !isRecruiting && wins + losses === 0)
if (!first || !last) throw new Error('The demo data lacks a full or an empty team')

/** The first demo team, with content in every section, and one without any. */
export const fullTeam = describeTeam(first)
export const emptyTeam = describeTeam(last)

/** The demo data plus enough players, sorted first, to fill a page of the picker. */
export function crowdedWorld(): World {
  const made = createWorld()
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
export function emptyWorld(): World {
  return { ...createWorld(), teams: [], vacancies: [], invitations: [], notifications: [] }
}
