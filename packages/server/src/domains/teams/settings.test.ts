import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type Crowd, fingerprint, newCrowd, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let crowd: Crowd

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  crowd = await newCrowd(server)
})

const bodyOf = (given: Partial<Schemas['TeamUpdate']> = {}): Schemas['TeamUpdate'] => ({
  id: crowd.team.id,
  name: crowd.team.name,
  teamTag: crowd.team.tag,
  description: 'Um time feito para os testes.',
  ...given,
})

const update = (actor: Person, given: Partial<Schemas['TeamUpdate']> = {}, teamId = crowd.team.id) =>
  server.call('updateTeam', { token: actor.token, path: { id: teamId }, body: bodyOf(given) })

const actionsOf = async () => {
  const rows = await server.db
    .selectFrom('team_activities')
    .select('action_type')
    .where('team_id', '=', crowd.team.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.action_type).filter((each) => !/CREATED|INVITED/.test(each))
}

const notificationsOf = async (person: Person) => {
  const { body } = await server.call('listUnreadNotifications', { token: person.token })
  return body.map((each: Schemas['Notification']) => [each.type, each.body, each.teamId])
}

describe('editing a team', () => {
  test('changes what is named and keeps the rest', async () => {
    const { MANAGER } = crowd.people
    const response = await update(MANAGER, {
      name: `Novo ${crowd.team.tag}`,
      description: 'Outra descrição,\r\ncom duas linhas.',
      primary_color: '#ABCDEF',
      notifications_enabled: false,
    })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({
      team_tag: crowd.team.tag,
      role: 'MANAGER',
      entity: {
        name: `Novo ${crowd.team.tag}`,
        description: 'Outra descrição,\ncom duas linhas.',
        primary_color: '#abcdef',
        notifications_enabled: false,
        is_recruiting: false,
        game_id: crowd.team.gameId,
      },
    })
    expect(await actionsOf()).toEqual(['TEAM_UPDATED'])
  })

  test('a new name, tag or game notifies the other members, unless the team has notifications off', async () => {
    const { OWNER, MANAGER, PLAYER, stranger } = crowd.people
    const gameId = await insertGame(server.db, `Águas ${newId()}`)
    await update(MANAGER, { game_id: gameId, teamTag: `n${crowd.team.tag}`.slice(0, 5) })
    for (const other of [OWNER, PLAYER]) expect((await notificationsOf(other))[0][0]).toBe('TEAM_UPDATE')
    expect([await notificationsOf(MANAGER), await notificationsOf(stranger)]).toEqual([[], []])
    await update(MANAGER, { name: `Calado ${crowd.team.tag}`, notifications_enabled: false })
    expect(await notificationsOf(PLAYER)).toHaveLength(1)
  })

  test('colours alone notify nobody, and saving nothing new changes nothing', async () => {
    await update(crowd.people.OWNER, { primary_color: '#123456' })
    expect(await notificationsOf(crowd.people.PLAYER)).toEqual([])
    const before = await fingerprint(server.db)
    expect((await update(crowd.people.OWNER, { primary_color: '#123456' })).status).toBe(200)
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('refuses what another team has, and accepts the own name in other letters', async () => {
    const other = await newTeam(server)
    const before = await fingerprint(server.db)
    const tag = await update(crowd.people.OWNER, { teamTag: other.tag.toLowerCase() })
    expect([...codeOf(tag), tag.body.errors]).toMatchObject([
      409,
      'TEAM_TAG_TAKEN',
      [{ path: 'teamTag', code: 'TAKEN' }],
    ])
    const name = await update(crowd.people.OWNER, { name: other.name.toUpperCase() })
    expect(codeOf(name)).toEqual([409, 'TEAM_NAME_TAKEN'])
    expect(await fingerprint(server.db)).toBe(before)
    const own = await update(crowd.people.OWNER, { name: crowd.team.name.toUpperCase() })
    expect([own.status, own.body.entity.name]).toEqual([200, crowd.team.name.toUpperCase()])
  })

  test.each([
    [{ id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200' }, 'id', 'INVALID_VALUE'],
    [{ name: 'Bando de cuzão' }, 'name', 'PROFANITY'],
    [{ name: 'a\u200b\u200b\u200b' }, 'name', 'TOO_SHORT'],
    [{ description: 'curta' }, 'description', 'TOO_SHORT'],
    [{ teamTag: 'LONGA1' }, 'teamTag', 'TOO_LONG'],
    [{ primary_color: 'red' }, 'primary_color', 'INVALID_FORMAT'],
    [{ game_id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0300' }, 'game_id', 'INVALID_VALUE'],
  ])('refuses %o', async (given, path, code) => {
    const before = await fingerprint(server.db)
    const response = await update(crowd.people.OWNER, given)
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path, code }])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('takes the settings form as it is documented: the tag is team_tag, and the id is the path’s', async () => {
    const { OWNER } = crowd.people
    const { id: _id, teamTag, ...form } = bodyOf({ show_team_members: false })
    const path = { id: crowd.team.id }
    const call = (body: object) => server.call('updateTeam', { token: OWNER.token, path, body: { ...body } })
    const saved = await call({ ...form, team_tag: `z${teamTag.slice(1)}` })
    expect([saved.status, saved.body.team_tag]).toEqual([200, `Z${teamTag.slice(1)}`])
    const taken = await newTeam(server)
    const refused = await call({ ...form, team_tag: taken.tag })
    expect(codeOf(refused)).toEqual([409, 'TEAM_TAG_TAKEN'])
    expect(refused.body.errors[0].path).toBe('team_tag')
    const torn = await call({ ...form, teamTag, team_tag: taken.tag })
    expect(torn.body.errors).toMatchObject([{ path: 'team_tag', code: 'INVALID_VALUE' }])
    expect((await call(form)).body.errors).toMatchObject([{ path: 'teamTag', code: 'REQUIRED' }])
    const long = await call({ ...form, team_tag: 'abcdef' })
    expect(long.body.errors).toMatchObject([
      { path: 'team_tag', code: 'TOO_LONG', message: expect.stringMatching(/^team_tag must/) },
    ])
    const twice = await call({ ...form, teamTag, team_tag: teamTag })
    expect([twice.status, twice.body.team_tag]).toEqual([200, teamTag])
    expect((await call({ ...form, team_tag: null })).body.errors).toMatchObject([{ path: 'team_tag' }])
    expect((await call({ ...form, teamTag, tag: 'X' })).body.errors).toMatchObject([{ path: 'tag' }])
  })

  test('the fields that only the server writes are no part of it', async () => {
    const body = { ...bodyOf(), owner: crowd.people.MANAGER.id, wins: 99 }
    const response = await server.call('updateTeam', {
      token: crowd.people.OWNER.token,
      path: { id: crowd.team.id },
      body,
    })
    expect(codeOf(response)).toEqual([400, 'UNKNOWN_FIELD'])
  })
})

describe('switches', () => {
  test('hidden members are hidden at once, and shown again', async () => {
    const path = { id: crowd.team.id }
    const turn = (statusVisibilityMembers: boolean) =>
      server.call('changeMembersVisibility', {
        token: crowd.people.MANAGER.token,
        path,
        body: { statusVisibilityMembers },
      })
    const readSeen = async () => (await server.call('listPublicTeamMembers', { path })).body.length
    expect((await turn(false)).body.entity.show_team_members).toBe(false)
    expect(await readSeen()).toBe(0)
    expect((await turn(true)).body.entity.show_team_members).toBe(true)
    expect(await readSeen()).toBe(5)
    expect(await actionsOf()).toEqual(['TEAM_UPDATED', 'TEAM_UPDATED'])
  })

  test('recruiting is written down once for each change', async () => {
    const turn = (isRecruiting: boolean) =>
      server.call('changeRecruitmentStatus', {
        token: crowd.people.OWNER.token,
        path: { id: crowd.team.id },
        body: { isRecruiting },
      })
    expect((await turn(true)).body.entity.is_recruiting).toBe(true)
    expect((await turn(true)).status).toBe(200)
    expect(await actionsOf()).toEqual(['RECRUITMENT_CHANGED'])
  })
})

describe('deleting a team', () => {
  test('deletes everything of it, notifies the members and frees name and tag', async () => {
    const { OWNER, PLAYER, invitee } = crowd.people
    const gone = await server.call('deleteTeam', { token: OWNER.token, path: { id: crowd.team.id } })
    expect(gone.status).toBe(204)
    const text = `O time ${crowd.team.name} foi excluído pelo proprietário.`
    expect(await notificationsOf(PLAYER)).toEqual([['TEAM_DELETE', text, null]])
    expect(await notificationsOf(OWNER)).toEqual([])
    expect(await notificationsOf(invitee)).toEqual([
      ['TEAM_INVITE', `O convite do time ${crowd.team.name} não está mais disponível.`, null],
    ])
    for (const table of ['team_members', 'team_activities', 'invitations'] as const) {
      const left = server.db.selectFrom(table).select('id').where('team_id', '=', crowd.team.id)
      expect(await left.execute()).toEqual([])
    }
    expect((await server.call('readPublicTeam', { path: { teamTag: crowd.team.tag } })).status).toBe(404)
    const again = { owner: OWNER, name: crowd.team.name, teamTag: crowd.team.tag }
    expect((await newTeam(server, again)).tag).toBe(crowd.team.tag)
  })

  test('a manager cannot, and a stranger does not even find it', async () => {
    const before = await fingerprint(server.db)
    const path = { id: crowd.team.id }
    const { MANAGER, stranger } = crowd.people
    expect(codeOf(await server.call('deleteTeam', { token: MANAGER.token, path }))).toEqual([
      403,
      'NOT_TEAM_OWNER',
    ])
    const strange = await server.call('deleteTeam', { token: stranger.token, path })
    expect(codeOf(strange)).toEqual([404, 'TEAM_NOT_FOUND'])
    expect(await fingerprint(server.db)).toBe(before)
  })
})
