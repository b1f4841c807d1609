import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { findColumnsWith } from '../../../test/stored-values.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../../test/teams.ts'
import type { OperationId } from '../../contract/types.ts'
import { eraseDueAccounts } from './service.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
})
afterEach(() => server.close())

const requestErasure = (person: Person, password = PASSWORD) =>
  server.call('deleteAccount', { token: person.token, path: { id: person.id }, body: { password } })
const restore = (person: Person) =>
  server.call('restoreAccount', { token: person.token, path: { id: person.id } })

const handOver = ({ id, owner: { token } }: TestTeam, memberId: string) =>
  server.call('transferTeam', { token, path: { id }, body: { memberId } })

const errors: unknown[] = []
const eraseDue = () => eraseDueAccounts(server.services, (error) => errors.push(error))
const eraseAfter = (days: number) => {
  now = new Date(now.getTime() + days * DAY)
  return eraseDue()
}
const findUser = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsOf = async (id: string) => {
  const { rows } = await server.database.pool.query(
    "select data ->> 'template' as template from jobs.job where data ->> 'userId' = $1",
    [id],
  )
  return rows.map(({ template }) => String(template)).toSorted((a, b) => a.localeCompare(b))
}

describe('asking for the erasure', () => {
  test('needs the password, answers the day, shows it to the user alone and mails it', async () => {
    const ana = await server.registerUser()
    const refused = await requestErasure(ana, 'errada-errada')
    expect(codeOf(refused)).toEqual([403, 'WRONG_PASSWORD'])
    expect(refused.body.errors).toMatchObject([{ path: 'password' }])
    const eraseAt = new Date(now.getTime() + 7 * DAY).toISOString()
    const response = await requestErasure(ana)
    expect([response.status, response.body]).toEqual([202, { erase_at: eraseAt }])
    expect((await server.call('readMyProfile', { token: ana.token })).body.erase_at).toBe(eraseAt)
    const seen = await server.call('readPublicUser', { path: { id: ana.id } })
    expect(JSON.stringify(seen.body)).not.toContain('erase')
    expect(await mailsOf(ana.id)).toEqual(['confirmEmail', 'erasureRequested'])
  })

  test('names the teams that must be handed over first', async () => {
    const { owner, id, tag, name } = await newTeam(server)
    const refused = await requestErasure(owner)
    expect(codeOf(refused)).toEqual([409, 'OWNS_TEAMS'])
    expect(refused.body.errors[0].message).toBe(`teams.0 ${tag} (${name}) must be handed over or deleted`)
    await server.call('deleteTeam', { token: owner.token, path: { id } })
    expect((await requestErasure(owner)).status).toBe(202)
  })

  test('of many simultaneous requests one counts, and one mail is sent', async () => {
    const ana = await server.registerUser()
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestErasure(ana)))
    const codes = responses.map((response) => codeOf(response)[1] ?? response.status)
    expect(codes.filter((code) => code === 202)).toHaveLength(1)
    expect(codes.filter((code) => code === 'ERASURE_PENDING')).toHaveLength(7)
    expect(await mailsOf(ana.id)).toEqual(['confirmEmail', 'erasureRequested'])
  })

  test('can be undone within the 7 days', async () => {
    const ana = await server.registerUser()
    await requestErasure(ana)
    expect(await eraseAfter(6)).toBe(0)
    expect((await restore(ana)).status).toBe(204)
    expect(codeOf(await restore(ana))).toEqual([404, 'USER_NOT_FOUND'])
    expect(await eraseAfter(2)).toBe(0)
    expect((await findUser(ana.id)).email).toBe(ana.email)
  })
})

describe('a team never loses its owner', () => {
  test('whose account will be erased can neither be given a team nor make one', async () => {
    const team = await newTeam(server)
    const heir = await newMember(server, team, 'MANAGER')
    await requestErasure(heir)
    const member = await server.db
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', heir.id)
      .executeTakeFirstOrThrow()
    const handover = await handOver(team, member.id)
    expect(codeOf(handover)).toEqual([409, 'ERASURE_PENDING'])
    await expect(newTeam(server, { owner: heir })).rejects.toThrow('ERASURE_PENDING')
  })

  test('of a simultaneous handover and request at most one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await newTeam(server)
      const heir = await newMember(server, team, 'MANAGER')
      const { id: memberId } = await server.db
        .selectFrom('team_members')
        .select('id')
        .where('user_id', '=', heir.id)
        .executeTakeFirstOrThrow()
      const [handover, erasure] = await Promise.all([handOver(team, memberId), requestErasure(heir)])
      expect([handover.status < 300, erasure.status < 300].filter(Boolean)).toHaveLength(1)
      expect([200, 409]).toContain(handover.status)
      expect([202, 409]).toContain(erasure.status)
    }
  })
})

describe('the erasure', { tags: ['night'] }, () => {
  const secrets = {
    name: 'Canária Zulmira',
    nick: 'canaria_zul',
    email: 'canaria.zul@convoca.example',
    cpf: '39053344705',
    phone: '21998765432',
    birth: '1993-07-29',
  }
  const others = [
    'canaria-texto',
    'canaria.pix@convoca.example',
    'canaria-conta',
    'canaria-mesa',
    'Canaria-Agent',
  ]

  /** A person with something in everything that the product keeps of one. */
  async function newCanary() {
    const person = await server.registerUser(secrets)
    const { token, id } = person
    const path = { id }
    const call = async (operation: OperationId, options: object) => {
      const response = await server.call(operation, options)
      expect(response.status, `${operation}: ${JSON.stringify(response.body)}`).toBeLessThan(300)
      return response.body
    }
    const { email: _, ...profile } = secrets
    await call('updateProfile', {
      token,
      path,
      body: { ...profile, id, gender: 'OTHER', about: 'canaria-texto' },
    })
    await call('createPixKey', {
      token,
      path,
      body: { type: 'EMAIL', key: 'canaria.pix@convoca.example' },
      headers: { 'idempotency-key': 'canaria-texto-1' },
    })
    const piece = { type: 'PC', brand: 'canaria-mesa', model: 'X', description: 'canaria-mesa' } as const
    const { id: pieceId } = await call('createEquipment', { token, path, body: piece })
    const base64 = (await plain(800, 600, '#345678').png().toBuffer()).toString('base64')
    const image = { base64, extension: 'PNG', fileType: 'IMAGE' } as const
    const setup = { entityType: 'SETUP', entityId: pieceId, businessType: 'SETUP_PHOTO' } as const
    const photo = { entityType: 'USER', entityId: id, businessType: 'USER_PROFILE_PHOTO' } as const
    const files = [
      await call('saveFile', { token, body: { ...image, ...setup } }),
      await call('saveFile', { token, body: { ...image, ...photo } }),
    ]
    const team = await newTeam(server)
    const game = { game_id: team.gameId, account: 'canaria-conta', rank: 'canaria-conta', positions: [] }
    await call('updatePlayerGames', { token, path, body: { looking_for_team: true, games: [game] } })
    const preferences = { notifications: [], theme: 'dark', visibility: 'PUBLIC', chat: 'NOBODY' } as const
    await call('updatePreferences', { token, path, body: preferences })
    await call('login', {
      body: { email: secrets.email, password: PASSWORD },
      headers: { 'user-agent': 'Canaria-Agent' },
    })
    const inviteId = await invite(server, team, person)
    await call('acceptInvitation', { token, path: { id: team.id, inviteId } })
    await server.db.updateTable('team_members').set({ role: 'CAPTAIN' }).where('user_id', '=', id).execute()
    const communication = {
      title: 'Aviso do time',
      body: 'Treino na quinta.',
      messageType: 'INFO',
      isGlobal: true,
      recipientId: null,
    }
    await call('createCommunication', { token, path: { id: team.id }, body: communication })
    const direct = { userIds: [team.owner.id], name: null }
    const { id: conversationId } = await call('createConversation', { token, body: direct })
    const note = { kind: 'IMAGE', base64 } as const
    const attachment = await call('uploadAttachment', { token, path: { id: conversationId }, body: note })
    const message = {
      clientId: crypto.randomUUID(),
      content: 'Olá!',
      attachmentIds: [attachment.id],
      replyTo: null,
    }
    const { id: messageId } = await call('sendMessage', {
      token,
      path: { id: conversationId },
      body: message,
    })
    await call('reportMessage', {
      token: team.owner.token,
      path: { id: messageId },
      body: { reason: 'SPAM', text: null },
    })
    await call('reportConversation', {
      token: team.owner.token,
      path: { id: conversationId },
      body: { reason: 'SPAM', text: null },
    })
    await call('resetPassword', { body: { email: secrets.email } })
    await server.runAs(person, (context) =>
      context.mails.send(context, { template: 'emailChanged', userId: id, to: secrets.email }),
    )
    return { person, team, files }
  }

  test('leaves no value of the person in any column, ends the sessions and removes the files', async () => {
    const { person, files } = await newCanary()
    const values = [...Object.values(secrets), ...others]
    expect((await findColumnsWith(server.db, values)).length).toBeGreaterThan(10)
    await requestErasure(person)
    expect(await eraseAfter(7)).toBe(1)
    expect(errors).toEqual([])
    expect(await findColumnsWith(server.db, values)).toEqual([])
    expect(codeOf(await server.call('readMyProfile', { token: person.token }))).toEqual([
      401,
      'TOKEN_INVALID',
    ])
    const pictures = server.db.selectFrom('message_attachments').select('id').where('user_id', '=', person.id)
    expect(await pictures.execute()).toEqual([])
    for (const { url } of files) expect((await server.inject({ method: 'GET', url })).status).toBe(404)
    expect(server.logged.join('')).not.toContain('canaria')
  })

  test('keeps what was written to others, under "Conta excluída"', async () => {
    const { person, team } = await newCanary()
    await requestErasure(person)
    await eraseAfter(8)
    const token = (await server.call('login', { body: { email: team.owner.email, password: PASSWORD } })).body
      .token
    const { body } = await server.call('listCommunications', { token, path: { id: team.id } })
    expect(JSON.stringify(body)).toContain('Treino na quinta.')
    expect(JSON.stringify(body)).toContain('conta_excluida_')
    const { body: notifications } = await server.call('listNotifications', { token })
    expect(JSON.stringify(notifications)).toContain('Conta excluída entrou no')
    const page = await server.call('readTeam', { token, path: { id: team.id } })
    expect(JSON.stringify(page.body)).not.toContain('conta_excluida')
    for (const viewer of [{}, { token }]) {
      const seen = await server.call('readPublicUser', { ...viewer, path: { id: person.id } })
      expect(codeOf(seen)).toEqual([404, 'USER_NOT_FOUND'])
    }
  })

  test('frees nick, e-mail and CPF, and the log-in is the one of an unknown e-mail', async () => {
    const ana = await server.registerUser(secrets)
    await requestErasure(ana)
    await eraseAfter(7)
    const login = await server.call('login', { body: { email: secrets.email, password: PASSWORD } })
    expect(codeOf(login)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await server.registerUser(secrets)).id).not.toBe(ana.id)
  })

  test('is done once by several processes, and again changes nothing', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => server.registerUser()))
    for (const person of people) await requestErasure(person)
    now = new Date(now.getTime() + 7 * DAY)
    const counts = await Promise.all([eraseDue(), eraseDue(), eraseDue()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    const before = await findUser(people[0]?.id ?? '')
    expect(await eraseDue()).toBe(0)
    expect(await findUser(people[0]?.id ?? '')).toEqual(before)
    expect(errors).toEqual([])
  })

  test('of the erasure and a simultaneous restoration one happens, whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ana = await server.registerUser()
      await requestErasure(ana)
      now = new Date(now.getTime() + 7 * DAY)
      const [erased, restored] = await Promise.all([eraseDue(), restore(ana)])
      const user = await findUser(ana.id)
      expect([erased, restored.status === 204]).toEqual(user.erased_at === null ? [0, true] : [1, false])
      expect(user.email === null).toBe(user.erased_at !== null)
    }
  })

  test('takes along what a request in flight left behind it', async () => {
    const ana = await server.registerUser()
    await requestErasure(ana)
    await eraseAfter(7)
    const late = {
      id: crypto.randomUUID(),
      user_id: ana.id,
      type: 'EMAIL',
      key: 'tarde@convoca.example',
    } as const
    await server.db.insertInto('pix_keys').values(late).execute()
    await eraseDue()
    expect(await findColumnsWith(server.db, ['tarde@convoca.example'])).toEqual([])
  })
})
