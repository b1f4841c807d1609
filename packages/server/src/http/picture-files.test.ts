/**
 * Pictures and their files on the disk, whatever is deleted meanwhile.
 * @module-tag night
 */

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../test/harness.ts'
import { plain } from '../../test/images.ts'
import { newDraft } from '../../test/championships.ts'
import { type TestTeam, newTeam } from '../../test/teams.ts'
import { insertGame } from '../domains/games/repository.ts'

let server: TestServer
let team: TestTeam

beforeAll(async () => {
  server = await startServer()
  team = await newTeam(server)
})
afterAll(() => server.close())

const get = async (url: string) => (await server.app.inject({ url })).statusCode

async function upload(colour: string): Promise<{ id: string; url: string; hash: string }> {
  const base64 = (await plain(500, 500, colour).png().toBuffer()).toString('base64')
  const slot = { entityType: 'TEAM', entityId: team.id, businessType: 'TEAM_PROFILE_PHOTO' }
  const body = { ...slot, base64, extension: 'PNG', fileType: 'IMAGE' }
  const response = await server.call('saveFile', { token: team.owner.token, body })
  const { id, url } = response.body
  return { id, url, hash: url.slice(-68, -4) }
}
const onDisk = (url: string): string => join(server.config.filesDir, url.slice('/files/'.length))

test('a picture whose row is gone is not served, whatever the disk has', async () => {
  const { url, hash } = await upload('#112233')
  const version = url.replace('.jpg', '-64.webp')
  expect([await get(url), await get(version)]).toEqual([200, 200])
  await server.db.deleteFrom('files').where('hash', '=', hash).execute()
  expect([existsSync(onDisk(url)), existsSync(onDisk(version))]).toEqual([true, true])
  expect([await get(url), await get(version)]).toEqual([404, 404])
})

test('a deleted one is gone at once, from the disk too', async () => {
  const { id, url } = await upload('#223344')
  expect(await get(url)).toBe(200)
  const deleted = await server.call('deleteFile', { token: team.owner.token, path: { id } })
  expect(deleted.status).toBe(204)
  expect([await get(url), existsSync(onDisk(url))]).toEqual([404, false])
})

test('a replaced one is gone, one that another row uses stays', async () => {
  const { url } = await upload('#334455')
  const other = await newTeam(server)
  const base64 = (await plain(500, 500, '#334455').png().toBuffer()).toString('base64')
  const slot = { entityType: 'TEAM', entityId: other.id, businessType: 'TEAM_PROFILE_PHOTO' }
  const body = { ...slot, base64, extension: 'PNG', fileType: 'IMAGE' }
  expect((await server.call('saveFile', { token: other.owner.token, body })).body.url).toBe(url)
  await upload('#445566')
  expect(await get(url)).toBe(200)
  await server.call('deleteTeam', { token: other.owner.token, path: { id: other.id } })
  expect([await get(url), existsSync(onDisk(url))]).toEqual([404, false])
})

test('nothing else of the folder is served', async () => {
  const { hash } = await upload('#556677')
  const shard = join(server.config.filesDir, hash.slice(0, 2))
  await mkdir(shard, { recursive: true })
  const names = ['unfinished.part', `${hash}.png`, `${hash}.jpg.bak`, `${hash}-64.jpg`, `${hash}-63.webp`]
  for (const name of names) await writeFile(join(shard, name), 'x')
  for (const name of names) expect(await get(`/files/${hash.slice(0, 2)}/${name}`), name).toBe(404)
  await writeFile(join(server.config.filesDir, `${hash}.jpg`), 'x')
  expect(await get(`/files/${hash}.jpg`)).toBe(404)
})

test('the banner of a draft and the picture of a group go with them', async () => {
  const ana = await server.registerUser()
  const gameId = await insertGame(server.db, 'Jogo dos rascunhos')
  const { id } = await newDraft(server, ana, { game_id: gameId, name: 'Copa apagada' })
  const base64 = (await plain(1200, 400, '#667788').png().toBuffer()).toString('base64')
  const slot = { entityType: 'CHAMPIONSHIP', entityId: id, businessType: 'CHAMPIONSHIP_BANNER' }
  const body = { ...slot, base64, extension: 'PNG', fileType: 'IMAGE' }
  const { url } = (await server.call('saveFile', { token: ana.token, body })).body
  expect(await get(url)).toBe(200)
  expect((await server.call('deleteChampionship', { token: ana.token, path: { id } })).status).toBe(204)
  expect([await get(url), existsSync(onDisk(url))]).toEqual([404, false])
})
