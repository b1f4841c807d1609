import { seedPlayers } from '@convoca/fixtures'
import { override, readExample, toPage } from '@convoca/mocks'
import type { Overrides } from '@convoca/mocks'
import type { Schemas } from '@convoca/sdk/core'

function toUser(index: number): Schemas['User'] {
  const player = seedPlayers[index]
  if (!player) throw new Error('The demo data has no such player')
  return { id: player.id, nick: player.nick, name: player.name }
}

const reader = toUser(0)

/** A team's communications, which remember what is read and written; the first demo player reads. */
export function createCommunications(): Overrides[] {
  const [example] = readExample('listCommunications').data
  if (!example) throw new Error('The example has no communication')
  const { sender: other } = example
  const ids = {
    first: '01989d2e-6a53-7c11-9a55-2f4f0c9d0a12',
    second: '01989d2e-6a53-7c11-9a55-2f4f0c9d0a13',
  }
  let data: Schemas['Communication'][] = [
    { ...example, id: ids.first, title: 'Inscrição termina domingo', sender: other, isRead: false },
    {
      ...example,
      id: ids.second,
      title: 'Sobre a sua função',
      messageType: 'PRIVATE',
      isGlobal: false,
      sender: other,
      recipient: reader,
      isRead: false,
    },
  ]
  return [
    override('listCommunications', ({ input }) =>
      toPage(
        data.filter(({ messageType }) => messageType === (input.messageType ?? messageType)),
        input,
      ),
    ),
    override('listPrivateCommunications', ({ input }) =>
      toPage(
        data.filter(({ isGlobal }) => !isGlobal),
        input,
      ),
    ),
    override('countUnreadCommunications', () => ({ count: data.filter(({ isRead }) => !isRead).length })),
    override('markCommunicationRead', ({ input }) => {
      data = data.map((one) => (one.id === input.cid ? { ...one, isRead: true } : one))
      return data.find(({ id }) => id === input.cid) ?? example
    }),
    override('createCommunication', ({ input: { body } }) => {
      const { recipientId: _, ...fields } = body
      const made = {
        ...example,
        ...fields,
        id: crypto.randomUUID(),
        sender: reader,
        recipient: other,
        isRead: true,
      }
      data = [made, ...data]
      return made
    }),
  ]
}

/**
 * A weekly event of a team in two weeks, which remembers responses, cancelled weeks and the invited members.
 */
export function createSchedule(): Overrides[] {
  const [example] = readExample('listSchedules')
  const [checkIn] = readExample('listCheckIns')
  if (!example || !checkIn) throw new Error('The example has no event')
  const weeks = ['2026-11-21T23:00:00.000Z', '2026-11-28T23:00:00.000Z']
  const cancelled = new Set<string>()
  let checkIns: Schemas['CheckIn'][] = [
    checkIn,
    { ...checkIn, id: crypto.randomUUID(), user: toUser(1), is_confirmed: null },
  ]
  let written: Schemas['Schedule'][] = []
  const own = () => checkIns.find(({ id }) => id === checkIn.id)
  const toOccurrence = (starts_at: string): Schemas['ScheduleOccurrence'] => ({
    occurs_at: starts_at,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 2 * 60 * 60_000).toISOString(),
    is_cancelled: cancelled.has(starts_at),
    checkins: {
      confirmed: checkIns.filter(({ is_confirmed }) => is_confirmed === true).length,
      declined: checkIns.filter(({ is_confirmed }) => is_confirmed === false).length,
      pending: checkIns.filter(({ is_confirmed }) => is_confirmed === null).length,
    },
    own_checkin: { id: checkIn.id, is_confirmed: own()?.is_confirmed ?? null },
  })
  /** The next week alone where the end of the window is not given. */
  const readSchedules = (to: string | undefined): Schemas['Schedule'][] => {
    const occurrences = (to === undefined ? weeks.slice(0, 1) : weeks).map(toOccurrence)
    const event = { ...example, recurrence: 'WEEKLY' as const, occurrences }
    return [{ ...event, ...(occurrences[0] && { checkins: occurrences[0].checkins }) }, ...written]
  }
  return [
    override('listSchedules', ({ input: { to } }) =>
      readSchedules(to).filter(({ starts_at }) => starts_at < (to ?? '9999')),
    ),
    override('listCheckIns', ({ input }) =>
      checkIns.map((one) => ({ ...one, occurs_at: input.occurs_at ?? weeks[0] ?? '' })),
    ),
    override('answerCheckIn', ({ input }) => {
      const { is_confirmed } = input.body
      checkIns = checkIns.map((one) => (one.id === input.cid ? { ...one, is_confirmed } : one))
      return checkIns.find(({ id }) => id === input.cid) ?? checkIn
    }),
    override('deleteCheckIn', ({ input }) => {
      checkIns = checkIns.filter(({ id }) => id !== input.cid)
      return undefined
    }),
    override('updateOccurrence', ({ input }) => {
      const { occurs_at, starts_at } = input.body
      cancelled[starts_at === null ? 'add' : 'delete'](occurs_at)
      return toOccurrence(occurs_at)
    }),
    override('createSchedule', ({ input: { body } }) => {
      const { memberIds: invited, ...fields } = body
      const made = { ...example, ...fields, id: crypto.randomUUID(), invited, occurrences: [] }
      written = [...written, made]
      return made
    }),
  ]
}
