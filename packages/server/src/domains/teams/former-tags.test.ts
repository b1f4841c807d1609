import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const read = (teamTag: string) => server.call('readPublicTeam', { path: { teamTag } })

const renameTo = async (team: TestTeam, teamTag: string, name = team.name) => {
  const body = { name, teamTag, description: 'Um time feito para os testes.' }
  return server.call('updateTeam', { token: team.owner.token, path: { id: team.id }, body })
}

const remove = (team: TestTeam) =>
  server.call('deleteTeam', { token: team.owner.token, path: { id: team.id } })

test('a former tag leads to its team, in any case and through several renamings', async () => {
  const team = await newTeam(server, { teamTag: 'ONCA' })
  await renameTo(team, 'ONCA2')
  await renameTo(team, 'ONCA3')
  for (const tag of ['ONCA', 'onca', 'ONCA2', 'ONCA3']) {
    const { status, body } = await read(tag)
    expect([tag, status, body.id, body.team_tag]).toEqual([tag, 200, team.id, 'ONCA3'])
  }
  // The pictures on partners' pages stay.
  expect((await server.inject({ url: '/embed/team/ONCA2.svg' })).status).toBe(200)
  await renameTo(team, 'ONCA')
  expect((await read('ONCA')).body.team_tag).toBe('ONCA')
  expect((await read('ONCA3')).body.team_tag).toBe('ONCA')
})

test('a change that keeps the tag, or is refused, leaves no former tag', async () => {
  const [team, other] = [
    await newTeam(server, { teamTag: 'FICA' }),
    await newTeam(server, { teamTag: 'TEM' }),
  ]
  await renameTo(team, 'FICA', 'Outro nome com a mesma tag')
  expect((await renameTo(team, other.tag)).status).toBe(409)
  const former = server.db.selectFrom('former_tags').select('tag').where('team_id', '=', team.id)
  expect(await former.execute()).toEqual([])
})

test('a tag that another team has taken is that team, and the last one to have it counts', async () => {
  const [first, second] = [await newTeam(server, { teamTag: 'POSSE' }), await newTeam(server)]
  await renameTo(first, 'POSSE1')
  expect((await renameTo(first, 'P1')).status).toBe(200)
  expect((await renameTo(second, 'POSSE')).status).toBe(200)
  expect((await read('POSSE')).body.id).toBe(second.id)
  await renameTo(second, 'P2')
  expect((await read('POSSE')).body.id).toBe(second.id)
})

test('every tag of a deleted team says so, until another team takes it', async () => {
  const team = await newTeam(server, { teamTag: 'FIM' })
  await renameTo(team, 'FIM2')
  expect((await remove(team)).status).toBe(204)
  for (const tag of ['FIM', 'FIM2']) expect(codeOf(await read(tag))).toEqual([404, 'TEAM_DELETED'])
  expect(codeOf(await read('NUNCA'))).toEqual([404, 'TEAM_NOT_FOUND'])
  const heir = await newTeam(server, { teamTag: 'FIM' })
  expect((await read('FIM')).body.id).toBe(heir.id)
})

test('no more than 20 former tags of a team are kept', async () => {
  const team = await newTeam(server, { teamTag: 'MUDA' })
  for (let turn = 1; turn <= 21; turn += 1) await renameTo(team, `M${turn}`)
  expect(codeOf(await read('MUDA'))).toEqual([404, 'TEAM_NOT_FOUND'])
  expect((await read('M1')).body.team_tag).toBe('M21')
})

test('two renamings at once leave one former tag each', async () => {
  const team = await newTeam(server, { teamTag: 'CORRE' })
  const answers = await Promise.all(['C1', 'C2'].map((tag) => renameTo(team, tag)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const former = await server.db
    .selectFrom('former_tags')
    .select('tag')
    .where('team_id', '=', team.id)
    .execute()
  const { team_tag: current } = (await read('CORRE')).body
  const other = current === 'C1' ? 'C2' : 'C1'
  expect(former.map(({ tag }) => tag).toSorted()).toEqual([other, 'CORRE'].toSorted())
  expect((await read(other)).body.team_tag).toBe(current)
})
