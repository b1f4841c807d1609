/**
 * Whole archives of what is stored of a person.
 * @module-tag night
 */

import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { type Person, type TestServer, quickJobs, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type SmtpStandIn, startSmtp } from '../../../test/smtp-stand-in.ts'
import { invite, newMember, newTeam } from '../../../test/teams.ts'
import { insertGame } from '../games/repository.ts'
import { deleteExpiredArchives } from './service.ts'

let smtp: SmtpStandIn
let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date()
  smtp = await startSmtp()
  server = await startServer({
    now: () => now,
    jobTiming: quickJobs,
    config: { smtpUrl: smtp.url },
  })
})
afterEach(async () => {
  await server.close()
  await smtp.close()
})

const of = ({ token, id }: Person) => ({ token, path: { id } })
const read = (person: Person) => server.call('readAccountArchive', of(person))
const download = async ({ token, id }: Person) => {
  const url = `/api/user/${id}/export/archive/file`
  return server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
}
const prepare = async (person: Person) => {
  expect((await server.call('requestAccountArchive', of(person))).status).toBe(202)
  await expect.poll(async () => (await read(person)).body.status).toBe('READY')
}
const countJobs = async () => {
  const { rows } = await server.database.pool.query("select id from jobs.job where name = 'archive'")
  return rows.length
}

async function newOwner() {
  const secrets = { email: 'zenaide.arquivo@convoca.example', cpf: '39053344705', phone: '21998765432' }
  const ana = await server.registerUser({ ...secrets, name: 'Zenaide Arquivo' })
  const key = { type: 'EMAIL', key: 'zenaide.pix@convoca.example' } as const
  await server.call('createPixKey', { ...of(ana), body: key })
  const base64 = (await plain(600, 600, '#345678').png().toBuffer()).toString('base64')
  const slot = { entityType: 'USER', entityId: ana.id, businessType: 'USER_PROFILE_PHOTO' } as const
  const photo = { base64, extension: 'PNG', fileType: 'IMAGE', ...slot } as const
  expect((await server.call('saveFile', { token: ana.token, body: photo })).status).toBe(201)
  return ana
}

describe('the archive of an account', () => {
  test('has all that is held, with the pictures, and is told by notification and mail', async () => {
    const ana = await newOwner()
    expect((await read(ana)).body.status).toBe('NONE')
    await prepare(ana)
    await expect
      .poll(() => smtp.mailsTo(ana.email).map(({ subject }) => subject))
      .toContain('Os seus dados estão prontos')
    const { body: list } = await server.call('listNotifications', { token: ana.token })
    expect(JSON.stringify(list)).toContain('Os seus dados estão prontos')
    const response = await download(ana)
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'application/zip', 'no-store'])
    const files = unzipSync(new Uint8Array(response.rawPayload))
    const names = Object.keys(files)
    expect(names[0]).toBe('conta.json')
    expect(names[1]).toMatch(/^imagens\/user_profile_photo-.*\.jpg$/)
    const text = new TextDecoder().decode(files['conta.json'])
    const account = JSON.parse(text)
    expect(account.profile.entity).toMatchObject({ email: ana.email, cpf: '39053344705' })
    expect(text).toContain('z***@convoca.example')
    expect(text).not.toContain('zenaide.pix@convoca.example')
    expect(account.sections.map(({ name }: { name: string }) => name)).toContain('sessions')
    expect((await server.call('exportAccount', of(ana))).body.profile).toEqual(account.profile)
  })

  test('is whole or not there: where bytes are missing the job fails, and is run again', async () => {
    const ana = await newOwner()
    const { hash } = await server.db
      .selectFrom('files')
      .select('hash')
      .where('entity_id', '=', ana.id)
      .executeTakeFirstOrThrow()
    const path = join(server.config.filesDir, hash.slice(0, 2), `${hash}.jpg`)
    await rename(path, `${path}.away`)
    expect((await server.call('requestAccountArchive', of(ana))).status).toBe(202)
    await expect.poll(() => server.logged.join('')).toContain('a picture of the archive cannot be read')
    expect([(await read(ana)).body.status, (await download(ana)).statusCode]).toEqual(['PENDING', 404])
    await rename(`${path}.away`, path)
    await expect.poll(async () => (await read(ana)).body.status).toBe('READY')
    const files = unzipSync(new Uint8Array((await download(ana)).rawPayload))
    expect(Object.keys(files)).toHaveLength(2)
  })

  test('a picture that is deleted meanwhile is left out', async () => {
    const ana = await newOwner()
    const { id } = await server.db
      .selectFrom('files')
      .select('id')
      .where('entity_id', '=', ana.id)
      .executeTakeFirstOrThrow()
    expect((await server.call('deleteFile', { token: ana.token, path: { id } })).status).toBe(204)
    await prepare(ana)
    const files = unzipSync(new Uint8Array((await download(ana)).rawPayload))
    expect(Object.keys(files)).toEqual(['conta.json'])
  })

  test('has nothing of others, and no hash, token or secret', async () => {
    const ana = await newOwner()
    const team = await newTeam(server, { owner: ana })
    const mate = await newMember(server, team, 'MANAGER')
    const invited = await server.registerUser()
    const inviteId = await invite(server, team, invited)
    await server.call('acceptInvitation', { token: invited.token, path: { id: team.id, inviteId } })
    await prepare(ana)
    const files = unzipSync(new Uint8Array((await download(ana)).rawPayload))
    const text = new TextDecoder().decode(files['conta.json'])
    for (const other of [mate, invited]) {
      for (const value of [other.id, other.nick, other.email]) expect(text).not.toContain(value)
    }
    const { password_hash: hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow()
    for (const secret of [ana.token, hash ?? 'none', 'hash', 'token']) expect(text).not.toContain(secret)
  })

  test('has what its owner did in championships, and the proofs that they sent', async () => {
    const ana = await newOwner()
    const { token } = ana
    const gameId = await insertGame(server.db, 'Jogo do arquivo')
    const { id, url } = await newDraft(server, ana, { game_id: gameId, name: 'Copa do arquivo' })
    const path = { id }
    const change = (status: 'REGISTRATION' | 'ONGOING') =>
      server.call('changeChampionshipStatus', { token, path, body: { status } })
    await change('REGISTRATION')
    for (const owner of [ana, await server.registerUser()]) {
      const team = await newTeam(server, { owner, gameId })
      const roster = [{ user_id: owner.id, role: 'STARTER' as const }]
      const body = { team_id: team.id, roster }
      expect((await server.call('registerTeam', { token: owner.token, path, body })).status).toBe(201)
    }
    expect((await change('ONGOING')).status).toBe(200)
    await server.call('followChampionship', { token, path })
    const announcement = { title: 'Horários do arquivo', body: 'Começamos às 20h.' }
    expect((await server.call('createAnnouncement', { token, path, body: announcement })).status).toBe(201)
    const { body: matches } = await server.call('listMatches', { path })
    const picture = (await plain(64, 64, '#345678').jpeg().toBuffer()).toString('base64')
    const proof = { token, path: { id, matchId: matches[0].id }, body: { picture } }
    expect((await server.call('addMatchProof', proof)).status).toBe(201)
    await prepare(ana)
    const files = unzipSync(new Uint8Array((await download(ana)).rawPayload))
    const sections = JSON.parse(new TextDecoder().decode(files['conta.json'])).sections
    const recordsOf = (name: string) =>
      sections.find((section: { name: string }) => section.name === name).records
    expect(recordsOf('followed_championships')).toMatchObject([{ url }])
    expect(recordsOf('championship_announcements')).toMatchObject([{ url, ...announcement }])
    expect(recordsOf('championship_rosters')).toMatchObject([{ url, role: 'STARTER', is_active: true }])
    expect(recordsOf('match_actions')).toMatchObject([{ url, action: 'PROOF_ADDED', side: 'home' }])
    const [{ id: proofId }] = recordsOf('match_proofs')
    expect(Object.keys(files)).toContain(`provas/${proofId}.jpg`)
  })

  test('is only its owner’s, and expires', async () => {
    const ana = await newOwner()
    const bruno = await server.registerUser()
    await prepare(ana)
    expect((await download({ ...ana, token: bruno.token })).statusCode).toBe(403)
    expect((await server.app.inject(`/api/user/${ana.id}/export/archive/file`)).statusCode).toBe(401)
    now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000 + 1)
    expect((await download(ana)).statusCode).toBe(404)
    await deleteExpiredArchives(server.services)
    expect(await server.db.selectFrom('account_archives').selectAll().execute()).toEqual([])
  })

  test('is prepared once for simultaneous requests', async () => {
    const ana = await newOwner()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => server.call('requestAccountArchive', of(ana))),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 202))
    await expect.poll(async () => (await read(ana)).body.status).toBe('READY')
    const ready = () =>
      smtp.mailsTo(ana.email).filter(({ subject }) => subject === 'Os seus dados estão prontos')
    await expect.poll(() => ready().length).toBe(1)
    expect(await countJobs()).toBe(1)
  })

  test('is not prepared again for a request that arrives late, but for one a minute later', async () => {
    const ana = await newOwner()
    await prepare(ana)
    const late = await server.call('requestAccountArchive', of(ana))
    expect([late.status, late.body.status]).toEqual([202, 'READY'])
    expect(await countJobs()).toBe(1)
    now = new Date(now.getTime() + 60 * 1000 + 1)
    expect((await server.call('requestAccountArchive', of(ana))).status).toBe(202)
    expect(await countJobs()).toBe(2)
  })
})
