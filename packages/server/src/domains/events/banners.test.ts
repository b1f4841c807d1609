import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { newEvent, newOrganizer } from '../../../test/events.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let organizer: Person
beforeAll(async () => {
  server = await startServer()
  organizer = await newOrganizer(server)
})
afterAll(() => server.close())

const save = async (
  entityType: 'EVENT' | 'CHAMPIONSHIP',
  businessType: 'EVENT_BANNER' | 'CHAMPIONSHIP_BANNER',
  entityId: string,
  { token }: Person = organizer,
) => {
  const base64 = (await plain(1200, 400, '#7c3aed').png().toBuffer()).toString('base64')
  const body = { base64, extension: 'PNG', entityType, entityId, businessType, fileType: 'IMAGE' } as const
  return server.call('saveFile', { token, body })
}

test('a banner is saved by the organiser, shown with the event, and goes with it', async () => {
  const event = await newEvent(server, organizer)
  const other = await newOrganizer(server)
  expect(codeOf(await save('EVENT', 'EVENT_BANNER', event.id, other))).toEqual([403, 'FORBIDDEN'])
  expect((await save('EVENT', 'CHAMPIONSHIP_BANNER', event.id)).status).toBe(400)
  const saved = await save('EVENT', 'EVENT_BANNER', event.id)
  expect([saved.status, saved.body.width, saved.body.height]).toEqual([201, 1200, 400])
  const path = { eventContext: event.context, name: event.name }
  expect((await server.call('readEvent', { path })).body.banner).toEqual({
    id: saved.body.id,
    business_type: 'EVENT_BANNER',
    url: saved.body.url,
  })
  expect((await server.app.inject({ url: saved.body.url })).statusCode).toBe(200)
  await server.db.deleteFrom('events').where('id', '=', event.id).execute()
  const files = await server.db.selectFrom('files').select('id').where('entity_id', '=', event.id).execute()
  expect(files).toEqual([])
})

test('the banner of a championship is its own for events, and its banner where it has none', async () => {
  const { id, url } = await newDraft(server, organizer, { game_id: await insertGame(server.db, 'Jogo') })
  const { token } = organizer
  await server.call('changeChampionshipStatus', { token, path: { id }, body: { status: 'REGISTRATION' } })
  const readShown = async () =>
    (await server.call('readEvent', { path: { eventContext: 'championship', name: url } })).body.banner
      ?.business_type
  expect(await readShown()).toBeUndefined()
  await save('CHAMPIONSHIP', 'CHAMPIONSHIP_BANNER', id)
  expect(await readShown()).toBe('CHAMPIONSHIP_BANNER')
  await save('CHAMPIONSHIP', 'EVENT_BANNER', id)
  expect(await readShown()).toBe('EVENT_BANNER')
})
