/** Lists and searches among 100,000 teams with 500,000 members, as in `list-pages.ts`. */
import { startSession } from '../src/domains/auth/sessions.ts'
import { insertManyTeams } from '../test/many-teams.ts'
import { fillDatabase, withDatabase } from './bench-database.ts'
import { comparePages } from './list-pages.ts'

const TEAMS = Number(process.env['BENCH_TEAMS'] ?? 100_000)

/** The index of a team with the first of each generated name, near the end of the list. */
const rareIndex = Math.floor((TEAMS * 0.96) / 80) * 80
const rareTag = Math.floor(TEAMS * 0.6)
  .toString(36)
  .padStart(5, '0')
const lastPage = Math.min(500, Math.floor(TEAMS / 20))
const noMatch = 'nada%20disso'

const pagePaths = {
  'the first page': 'teams?limit=20',
  'page 100': 'teams?limit=20&page=100',
  'the last counted page': `teams?limit=20&page=${lastPage}`,
  'a game, recruiting, public': 'public/teams/options/search?limit=20&isRecruiting=true&gameId=GAME',
  "the user's teams": 'teams?limit=20&entityId=USER',
  'search: a rare name': `teams?limit=20&search=trovao%20esports%20${rareIndex}`,
  'search: a tag': `teams?limit=20&search=${rareTag}`,
  'search: a tenth of all': 'teams?limit=20&search=%C3%A1guia',
  'search: a game and a word': 'teams?limit=20&gameId=GAME&search=caicara',
  'search: nothing': `teams?limit=20&search=${noMatch}`,
}

await withDatabase(4, async (database) => {
  const many = await fillDatabase(database.url, (filling) =>
    insertManyTeams(filling, { teams: TEAMS, members: 5 }),
  )
  const userId = many.userIds[77] ?? ''
  const token = await startSession({ db: database.connection.db, now: () => new Date() }, userId, 'bench')
  await comparePages(database, {
    title: `${TEAMS} teams, ${TEAMS * 5} members`,
    pages: Object.entries(pagePaths).map(([name, path]) => ({
      name,
      path: path.replace('GAME', many.gameIds[1] ?? '').replace('USER', userId),
      isEmpty: path.endsWith(noMatch),
    })),
    headers: { authorization: `Bearer ${token}` },
  })
})
