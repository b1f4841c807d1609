import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type TestTeam, fingerprint, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'

let server: TestServer
let team: TestTeam

beforeAll(async () => {
  server = await startServer({ now: () => new Date('2026-11-20T22:00:00Z') })
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
})

const cup = {
  title: 'Campeã da Copa Ipê',
  description: 'Invicta na fase de grupos.',
  placement: 1,
  date: '2026-08-30',
  game_id: null as string | null,
  championship: 'Copa Ipê 2026',
}

const as = ({ token }: Person, achievementId?: string) => ({
  token,
  path: { id: team.id, achievementId: achievementId ?? newId() },
})

const add = (person: Person, body: object = {}) =>
  server.call('createAchievement', { ...as(person), body: { ...cup, ...body } })

async function addAchievement(body: object = {}): Promise<string> {
  const response = await add(team.owner, body)
  expect([response.status, response.body.code]).toEqual([201, undefined])
  return response.body.id
}

const savePicture = async (person: Person, entityId: string) =>
  server.call('saveFile', {
    token: person.token,
    body: {
      base64: (await plain(600, 300, '#bdee63').png().toBuffer()).toString('base64'),
      extension: 'PNG',
      entityType: 'AWARD',
      entityId,
      businessType: 'AWARD_ICON',
      fileType: 'IMAGE',
    },
  })

test('lists the latest first and says so in the history', async () => {
  await addAchievement({ title: 'Segunda', date: '2026-05-01', game_id: team.gameId })
  await addAchievement({
    title: 'Primeira',
    date: '2025-01-01',
    placement: null,
    description: ' ',
    championship: '',
  })
  await addAchievement()
  const player = await newMember(server, team, 'PLAYER')
  const { body } = await server.call('listAchievements', as(player))
  expect(body.map((one: { title: string }) => one.title)).toEqual([
    'Campeã da Copa Ipê',
    'Segunda',
    'Primeira',
  ])
  expect(body[1]).toMatchObject({ game_id: team.gameId, files: [] })
  expect(body[2]).toMatchObject({ placement: null, description: null, championship: null })
  const history = await server.call('listActivities', as(player))
  expect(history.body.data[0]).toMatchObject({ actionType: 'ACHIEVEMENT_ADDED', target: cup.title })
})

test('changes and removes one, and finds none of another team', async () => {
  const id = await addAchievement()
  const change = (path: { id: string; achievementId: string }) =>
    server.call('updateAchievement', {
      token: team.owner.token,
      path,
      body: { ...cup, placement: 3 },
    })
  expect((await change({ id: team.id, achievementId: id })).body).toMatchObject({ id, placement: 3 })
  const other = await newTeam(server, { owner: team.owner })
  const before = await fingerprint(server.db)
  expect((await change({ id: other.id, achievementId: id })).body.code).toBe('NOT_FOUND')
  const elsewhere = { token: team.owner.token, path: { id: other.id, achievementId: id } }
  expect((await server.call('readAchievement', elsewhere)).body.code).toBe('NOT_FOUND')
  expect((await server.call('deleteAchievement', elsewhere)).body.code).toBe('NOT_FOUND')
  expect(await fingerprint(server.db)).toBe(before)
  expect((await server.call('deleteAchievement', as(team.owner, id))).status).toBe(204)
  expect((await server.call('readAchievement', as(team.owner, id))).body.code).toBe('NOT_FOUND')
})

test.each([
  [{ game_id: newId() }, 'game_id', 'INVALID_VALUE'],
  [{ date: '2026-11-23' }, 'date', 'OUT_OF_RANGE'],
  [{ title: '\u200b\u200b\u200b\u200b' }, 'title', 'TOO_SHORT'],
  [{ description: 'Uma merda de jogo.' }, 'description', 'PROFANITY'],
])('refuses %o', async (body, path, code) => {
  const { body: problem } = await add(team.owner, body)
  expect(problem.errors).toMatchObject([{ path, code }])
})

test('has a picture that leaders put up, and that goes with it or with the team', async () => {
  const [kept, removed] = [await addAchievement(), await addAchievement({ title: 'Outra' })]
  const captain = await newMember(server, team, 'CAPTAIN')
  const stranger = await server.registerUser()
  const before = await fingerprint(server.db)
  expect((await savePicture(captain, kept)).body.code).toBe('FORBIDDEN')
  expect((await savePicture(stranger, kept)).body.code).toBe('TEAM_NOT_FOUND')
  expect((await savePicture(team.owner, newId())).body.code).toBe('NOT_FOUND')
  expect(await fingerprint(server.db)).toBe(before)
  const saved = await savePicture(team.owner, kept)
  // The picture keeps the shape that the leader chose.
  expect([saved.status, saved.body.width, saved.body.height]).toEqual([201, 400, 200])
  expect((await savePicture(team.owner, removed)).status).toBe(201)
  const { body } = await server.call('readAchievement', as(team.owner, kept))
  expect(body.files).toMatchObject([{ business_type: 'AWARD_ICON' }])
  const pictures = async () =>
    (
      await server.db.selectFrom('files').select('entity_id').where('entity_type', '=', 'AWARD').execute()
    ).map((file) => file.entity_id)
  await server.call('deleteAchievement', as(team.owner, removed))
  expect(await pictures()).toEqual([kept])
  const gone = await server.call('deleteTeam', { token: team.owner.token, path: { id: team.id } })
  expect(gone.status).toBe(204)
  expect(await pictures()).toEqual([])
})

test('its picture can be taken away again', async () => {
  const id = await addAchievement()
  const { body: saved } = await savePicture(team.owner, id)
  const captain = await newMember(server, team, 'CAPTAIN')
  const remove = (person: Person) =>
    server.call('deleteFile', { token: person.token, path: { id: saved.id } })
  expect((await remove(captain)).body.code).toBe('FORBIDDEN')
  expect((await remove(await server.registerUser())).body.code).toBe('TEAM_NOT_FOUND')
  expect((await remove(team.owner)).status).toBe(204)
  expect((await server.app.inject({ url: saved.url })).statusCode).toBe(404)
  const { body } = await server.call('readAchievement', as(team.owner, id))
  expect(body).toMatchObject({ title: cup.title, files: [] })
})
