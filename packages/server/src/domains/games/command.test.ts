/**
 * Starts the command that adds games, as an operator does.
 * @module-tag night
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { newTeam } from '../../../test/teams.ts'

const command = fileURLToPath(new URL('../../games.ts', import.meta.url))

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startServer()
  folder = join(server.config.dataDir, 'games')
  await mkdir(folder)
  await writeFile(join(folder, 'icon.png'), await plain(256, 256, '#ff4655').png().toBuffer())
  await writeFile(join(folder, 'small.png'), await plain(50, 50, '#ff4655').png().toBuffer())
  await writeFile(join(folder, 'text.png'), 'no picture')
})
afterAll(() => server.close())

async function run(...given: string[]): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['--conditions=@convoca/source', command, ...given], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: server.database.url,
      DATA_DIR: server.config.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = await once(child, 'close')
  return { code, lines: output.split('\n').filter((line) => line !== '') }
}

async function write(name: string, value: unknown): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}
const names = async () => (await server.call('listAllGames')).body.map(({ name }: { name: string }) => name)

test('games of a file are added with their icons, and a team can be made', async () => {
  expect((await run('list')).lines).toEqual(['There are no games yet: games add <file.json>'])
  const path = await write('games.json', [{ name: 'VALORANT', icon: 'icon.png' }, { name: 'Pião' }])
  expect(await run('add', path)).toEqual({ code: 0, lines: ['VALORANT: added', 'Pião: added'] })
  const { body: games } = await server.call('listAllGames')
  expect(games.map(({ name }: { name: string }) => name)).toEqual(['Pião', 'VALORANT'])
  const [, { id, icon }] = games
  expect((await server.app.inject({ url: icon.url })).statusCode).toBe(200)
  expect((await run('list')).lines).toEqual([
    expect.stringMatching(/Pião {2}\(no icon\)$/),
    `${id}  VALORANT`,
  ])
  expect(await newTeam(server, { gameId: id })).toMatchObject({ gameId: id })
})

test('a game that is there stays, and gets the icon', async () => {
  const path = await write('again.json', [{ name: 'pião', icon: 'icon.png' }])
  expect(await run('add', path)).toEqual({ code: 0, lines: ['pião: was there already'] })
  expect(await names()).toEqual(['Pião', 'VALORANT'])
  expect((await run('list')).lines.join('')).not.toContain('no icon')
})

test.each([
  ['no list', { name: 'X' }],
  ['no JSON', 'games'],
  ['an unknown field', [{ name: 'X', icone: 'icon.png' }]],
  ['a name that is too long', [{ name: 'x'.repeat(61) }]],
  ['an icon that is not there', [{ name: 'X', icon: 'gone.png' }]],
  ['an icon that is too small', [{ name: 'X', icon: 'small.png' }]],
  ['a picture that is none, after a good one', [{ name: 'X' }, { name: 'Y', icon: 'text.png' }]],
])('%s is refused in one line, and adds nothing', async (_, value) => {
  const before = await names()
  const { code, lines } = await run('add', await write('wrong.json', value))
  expect([code, lines.length]).toEqual([1, 1])
  expect(await names()).toEqual(before)
})

test.each([[[]], [['add']], [['remove', 'x']], [['add', '/nowhere.json']]])(
  '%o is answered by one line',
  async (given) => {
    const { code, lines } = await run(...given)
    expect([code, lines.length]).toEqual([1, 1])
  },
)
