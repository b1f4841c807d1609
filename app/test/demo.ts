import { createWorld, publicTeam, teamDetail } from '@convoca/mocks'
import type { World } from '@convoca/mocks'

const world = createWorld()

const seen = (team: World['teams'][number]) => ({
  ...team,
  /** As its owner and as everybody sees it. */
  detail: teamDetail(world, team, 'OWNER'),
  page: publicTeam(world, team),
  owner: world.users.findIndex(({ id }) => id === team.members[0]?.userId),
})

const [first] = world.teams
const last = world.teams.findLast(({ isRecruiting, wins, losses }) => !isRecruiting && wins + losses === 0)
if (!first || !last) throw new Error('the demo data has no such teams')

/** The first demo team, with a season of everything, and one in which nothing has happened. */
export const fullTeam = seen(first)
export const quietTeam = seen(last)

/** The demo data, and before its people as many new players as fill a page of the picker. */
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

/** The demo data with its people, and nothing that they could have done. */
export function emptyWorld(): World {
  return { ...createWorld(), teams: [], vacancies: [], invitations: [], notifications: [] }
}
