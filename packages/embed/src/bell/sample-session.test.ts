import { expect, test } from 'vitest'
import { SampleSession } from './sample-session.ts'
import type { Notification } from './notification.ts'
import { isActionable, toAnswer } from './notification.ts'

const listOf = async (session: SampleSession) =>
  (await session.call<{ data: Notification[] }>('GET', '/notifications/all-platform?limit=20')).data
const unreadOf = async (session: SampleSession) =>
  (await session.call<Notification[]>('GET', '/notifications/')).map(({ id }) => id)

test('samples are read and answered as notifications are', async () => {
  const session = new SampleSession('https://convoca.example')
  expect(await session.signIn()).toBe(true)
  expect(await unreadOf(session)).toEqual(['match', 'invite'])
  const invitation = (await listOf(session)).find((sample) => isActionable(sample))
  expect(invitation?.id).toBe('invite')
  if (invitation === undefined) return
  const [method, path] = toAnswer(invitation, true)
  await session.call(method, path)
  expect((await listOf(session)).some((sample) => isActionable(sample))).toBe(false)
  expect(await unreadOf(session)).toEqual(['match'])
  await session.call('PATCH', '/notifications/mark-all-as-read')
  expect(await unreadOf(session)).toEqual([])
})
