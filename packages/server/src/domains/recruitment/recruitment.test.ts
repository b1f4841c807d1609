import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestResponse, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { insertVacancy, openVacancyIds } from './repository.ts'

let server: TestServer
let own: TestTeam

beforeAll(async () => {
  server = await startServer()
  own = await newTeam(server)
})
afterAll(() => server.close())

const vacancy: Schemas['VacancyInput'] = {
  title: 'Suporte com experiência',
  position: 'Suporte',
  number_of_vacancies: 1,
  min_ranking: 1200,
  description: 'Treinos de segunda a quinta, das 20h às 23h.',
  is_active: true,
}

function post(team: TestTeam, given: Partial<Schemas['VacancyInput']> = {}): Promise<TestResponse> {
  return server.call('createVacancy', {
    token: team.owner.token,
    path: { id: team.id },
    body: { ...vacancy, ...given },
  })
}

function toggle(
  team: TestTeam,
  status: 'active' | 'inactive',
  token = team.owner.token,
): Promise<TestResponse> {
  return server.call('toggleRecruitment', { token, path: { id: team.id, status } })
}

/** A team that recruits, with one open vacancy. */
async function recruiting(given: Partial<Schemas['VacancyInput']> = {}): Promise<[TestTeam, string]> {
  const team = await newTeam(server)
  await toggle(team, 'active')
  const response = await post(team, given)
  return [team, response.body.id]
}

async function search(query: Record<string, string | number>): Promise<string[]> {
  const response = await server.call('listVacancies', { query })
  return response.body.data.map((one: Schemas['Vacancy']) => one.id)
}

const lastActivity = (teamId: string) =>
  server.db
    .selectFrom('team_activities')
    .select(['action_type', 'target'])
    .where('team_id', '=', teamId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('a vacancy', () => {
  test('is posted, shows its team and is written down', async () => {
    const response = await post(own)
    expect([response.status, response.body]).toEqual([
      201,
      {
        ...vacancy,
        id: expect.any(String),
        team_id: own.id,
        team: {
          id: own.id,
          name: own.name,
          team_tag: own.tag,
          primary_color: expect.stringMatching(/^#/),
          secondary_color: expect.stringMatching(/^#/),
          logo: null,
        },
        game_id: own.gameId,
        created_at: expect.any(String),
      },
    ])
    expect(await lastActivity(own.id)).toEqual({
      action_type: 'RECRUITMENT_CHANGED',
      target: vacancy.title,
    })
  })

  test('is changed, closed and removed', async () => {
    const team = await newTeam(server)
    const { body: made } = await post(team)
    const token = team.owner.token
    const changed = await server.call('updateVacancy', {
      token,
      path: { id: team.id },
      body: { ...vacancy, id: made.id, title: 'Outro título', is_active: false },
    })
    expect([changed.status, changed.body.title, changed.body.is_active]).toEqual([200, 'Outro título', false])
    const path = { id: team.id, vacancyId: made.id }
    expect((await server.call('deleteVacancy', { token, path })).status).toBe(204)
    expect((await server.call('deleteVacancy', { token, path })).body.code).toBe('NOT_FOUND')
    const { body } = await server.call('readRecruitment', { token, path: { id: team.id } })
    expect(body).toEqual({ is_recruiting: false, vacancies: [] })
  })

  test('may name its team, as documented, and no other one', async () => {
    const posted = await post(own, { team_id: own.id })
    expect([posted.status, posted.body.team_id]).toEqual([201, own.id])
    const refused = await post(own, { team_id: newId() })
    expect(refused.body.errors).toMatchObject([{ path: 'team_id', code: 'INVALID_VALUE' }])
    const change = (teamId: string) =>
      server.call('updateVacancy', {
        token: own.owner.token,
        path: { id: own.id },
        body: { ...vacancy, id: posted.body.id, team_id: teamId },
      })
    expect((await change(own.id)).status).toBe(200)
    expect((await change(newId())).body.errors).toMatchObject([{ path: 'team_id', code: 'INVALID_VALUE' }])
  })

  test('of another team is neither changed nor removed through the own one', async () => {
    const [other, id] = await recruiting()
    const token = own.owner.token
    const refusals = [
      await server.call('updateVacancy', { token, path: { id: own.id }, body: { ...vacancy, id } }),
      await server.call('deleteVacancy', { token, path: { id: own.id, vacancyId: id } }),
      await server.call('deleteVacancy', { token, path: { id: other.id, vacancyId: id } }),
    ]
    expect(refusals.map((response) => response.body.code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'TEAM_NOT_FOUND',
    ])
    expect((await server.call('readVacancy', { path: { id } })).body.title).toBe(vacancy.title)
  })

  test.each([
    ['a short title', { title: 'Su' }, 'title', 'TOO_SHORT'],
    ['a title of zero-width characters', { title: '\u200b\u200b\u200b' }, 'title', 'TOO_SHORT'],
    ['no position', { position: '' }, 'position', 'TOO_SHORT'],
    ['no place', { number_of_vacancies: 0 }, 'number_of_vacancies', 'OUT_OF_RANGE'],
    ['a negative ranking', { min_ranking: -1 }, 'min_ranking', 'OUT_OF_RANGE'],
    ['a short description', { description: 'curta' }, 'description', 'TOO_SHORT'],
    ['a description of blanks', { description: ' '.repeat(12) }, 'description', 'TOO_SHORT'],
    ['an offensive title', { title: 'Vaga de m3rda' }, 'title', 'PROFANITY'],
    ['an offensive position', { position: 'merda' }, 'position', 'PROFANITY'],
    ['an offensive description', { description: 'Só quem aguenta essa merda' }, 'description', 'PROFANITY'],
  ])('with %s is refused at its field', async (_, given, path, code) => {
    const response = await post(own, given)
    expect([response.status, response.body.errors[0]]).toEqual([400, expect.objectContaining({ path, code })])
  })

  test('past the hundredth is refused, even when two are posted at once', async () => {
    const team = await newTeam(server)
    for (let nth = 0; nth < 99; nth += 1) await insertVacancy(server.db, team.id, vacancy)
    const responses = await Promise.all([post(team), post(team), post(team)])
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
  })
})

describe('the switch', () => {
  test('shows and hides all vacancies of the team, and says so once', async () => {
    const [team, id] = await recruiting()
    expect(await search({ teamId: team.id })).toEqual([id])
    const off = await toggle(team, 'inactive')
    expect([off.status, off.body.is_recruiting, off.body.vacancies.length]).toEqual([200, false, 1])
    expect(await search({ teamId: team.id })).toEqual([])
    expect((await server.call('readVacancy', { path: { id } })).body.code).toBe('NOT_FOUND')
    await toggle(team, 'inactive')
    const { count } = await server.db
      .selectFrom('team_activities')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('team_id', '=', team.id)
      .where('action_type', '=', 'RECRUITMENT_CHANGED')
      .where('target', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  test('pressed by two managers at once, by either path, changes the team once', async () => {
    const team = await newTeam(server)
    const manager = await newMember(server, team, 'MANAGER')
    const change = () =>
      server.call('changeRecruitmentStatus', {
        token: manager.token,
        path: { id: team.id },
        body: { isRecruiting: true },
      })
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => (nth % 2 === 0 ? toggle(team, 'active') : change())),
    )
    const recruits = responses.map(({ body }) => body.entity?.is_recruiting ?? body.is_recruiting)
    expect(recruits).toEqual(Array(8).fill(true))
    const rows = await server.db
      .selectFrom('team_activities')
      .select('id')
      .where('team_id', '=', team.id)
      .where('action_type', '=', 'RECRUITMENT_CHANGED')
      .execute()
    expect(rows.length).toBe(1)
  })

  test('turned while vacancies are posted leaves none behind the team', async () => {
    const team = await newTeam(server)
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([post(team), toggle(team, round % 2 === 0 ? 'active' : 'inactive')])
    }
    const { rows } = await sql`
      select 1 from vacancies v join teams t on t.id = v.team_id where v.team_recruits <> t.is_recruiting`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })
})

describe('the public list', () => {
  test('finds by text without accents, by game, position, ranking and team', async () => {
    const [team, id] = await recruiting({
      title: 'Procura-se capitã',
      position: 'Caçador',
      min_ranking: 300,
      description: 'Ação e reação: treinos à noite.',
    })
    const here = { teamId: team.id }
    expect(await search({ search: 'ACAO E REACAO' })).toEqual([id])
    expect(await search({ search: 'capita', ...here })).toEqual([id])
    expect(await search({ search: team.name, ...here })).toEqual([id])
    expect(await search({ search: '100%', ...here })).toEqual([])
    expect(await search({ position: 'cacador' })).toEqual([id])
    expect(await search({ position: 'caca', ...here })).toEqual([])
    expect(await search({ gameId: team.gameId })).toEqual([id])
    expect(await search({ gameId: own.gameId, ...here })).toEqual([])
    expect(await search({ maxRanking: 300, ...here })).toEqual([id])
    expect(await search({ maxRanking: 299, ...here })).toEqual([])
  })

  test('follows the name of the team', async () => {
    const [team, id] = await recruiting()
    await server.db.updateTable('teams').set({ name: 'Bicho-Preguiça' }).where('id', '=', team.id).execute()
    expect(await search({ search: 'preguica' })).toEqual([id])
  })

  test('leaves out closed vacancies, and pages the rest newest first without a repeat', async () => {
    const [team] = await recruiting({ is_active: false })
    for (let nth = 0; nth < 5; nth += 1) await post(team, { title: `Vaga número ${nth}` })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.call('listVacancies', { query: { teamId: team.id, page, limit: 2 } })),
    )
    const titles = pages.flatMap((page) => page.body.data.map((one: Schemas['Vacancy']) => one.title))
    expect(titles).toEqual([4, 3, 2, 1, 0].map((nth) => `Vaga número ${nth}`))
    expect(pages[0]?.body).toMatchObject({ page: 1, limit: 2, total: 5, totalPage: 3 })
  })

  test('reads no more rows than its page needs', async () => {
    const { gameId } = own
    await sql`
      insert into teams (id, name, team_tag, description, game_id, is_recruiting, primary_color, secondary_color)
      select gen_random_uuid(), 'Cem vagas ' || n, 'V' || n, 'Um time com cem vagas.', ${gameId}, n % 2 = 0, '#fff', '#000'
      from generate_series(1, 200) n`.execute(server.db)
    await sql`
      insert into vacancies (id, team_id, title, position, number_of_vacancies, min_ranking, description, is_active, created_at)
      select gen_random_uuid(), t.id, 'Vaga ' || n, 'Posição ' || n % 40, 1, 0, 'Descrição da vaga ' || n, true,
        now() - n * interval '1 minute'
      from teams t, generate_series(1, 100) n where t.name like 'Cem vagas %'`.execute(server.db)
    const { id } = await server.db
      .selectFrom('teams')
      .select('id')
      .where('name', '=', 'Cem vagas 2')
      .executeTakeFirstOrThrow()
    await sql`vacuum analyze vacancies`.execute(server.db)
    const page = { page: 1, limit: 20 }
    const filters = [page, { ...page, gameId }, { ...page, position: 'posicao 7' }, { ...page, teamId: id }]
    for (const filter of filters) {
      const query = openVacancyIds(server.db, filter).compile()
      const { rows } = await server.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        ...query,
        sql: `explain (analyze, format json) ${query.sql}`,
      })
      expect(mostRows(rows[0]!['QUERY PLAN'][0].Plan), JSON.stringify(filter)).toBeLessThanOrEqual(25)
    }
    const found = openVacancyIds(server.db, { ...page, search: 'cem vagas 12 ' }).compile()
    const { rows } = await server.db.executeQuery({ ...found, sql: `explain ${found.sql}` })
    expect(JSON.stringify(rows)).toContain('vacancies_search_text_idx')
  })
})

interface Plan {
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The most rows that any step of a plan touched. */
function mostRows(plan: Plan): number {
  const touched = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
  return Math.max(touched, ...(plan.Plans ?? []).map(mostRows))
}
