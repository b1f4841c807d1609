import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { findReady, resultOf, setupOf } from '../../../../test/stages.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'
import { type CachedStage, storeStage, takeStage } from './stage-cache.ts'
import { insertStage, updateStage } from './stage-repository.ts'
import { applyResult, createStage } from './stage.ts'

let server: TestServer
let organizer: Person
let gameId: string
let id: string
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
beforeEach(async () => {
  id = (await newDraft(server, organizer, { game_id: gameId })).id
  await insertStage(server.db, id, await createStage(setupOf('DOUBLE_ELIMINATION', 8)))
})
afterAll(() => server.close())

async function take(): Promise<CachedStage> {
  const stored = await server.runAs(organizer, (context) => takeStage(context, id))
  if (stored === null) throw new Error('There is no stage')
  return stored
}

/** Applies a result in a transaction, which then does `more`. */
async function play({ stage, matches }: CachedStage, more = () => Promise.resolve()): Promise<void> {
  await applyResult(stage, resultOf(findReady(stage)[0]!, 'home'))
  await server.runAs(organizer, async (context) => {
    await storeStage(context, id, { stage, before: matches })
    await more()
  })
}

test('a stage is kept as it was stored, and taken once', async () => {
  const first = await take()
  await play(first)
  const second = await take()
  expect(second.stage).toBe(first.stage)
  expect(second.matches.filter(({ state }) => state === 'CLOSED')).toHaveLength(1)
  const third = await take()
  expect(third.stage).not.toBe(first.stage)
  expect(third.matches).toEqual(second.matches)
})

test('is read again after another process has stored it', async () => {
  await play(await take())
  const others = await createStage(setupOf('DOUBLE_ELIMINATION', 8))
  await updateStage(server.db, id, others)
  expect(findReady((await take()).stage)).toEqual(findReady(others))
})

test('a change that fails is not kept', async () => {
  const first = await take()
  await expect(play(first, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  const second = await take()
  expect(second.stage).not.toBe(first.stage)
  expect(second.matches.filter(({ state }) => state === 'CLOSED')).toEqual([])
})
