import { seedTeams } from '@convoca/fixtures'
import { override, readExample } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { describe, expect, test } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { createSchedule } from '../../test/team-overrides.ts'
import {
  respondToCheckInAtom,
  availabilityAtom,
  checkInsAtom,
  deleteScheduleAtom,
  resetCalendarLinkAtom,
  saveAvailabilityAtom,
  saveScheduleAtom,
  schedulesAtom,
} from './schedules.ts'

const openStore = mockApi()

function open(options: MockOptions = {}) {
  const store = openStore({ overrides: createSchedule(), ...options })
  const [schedule] = readExample('listSchedules')
  const [own] = readExample('listCheckIns')
  if (!schedule || !own) throw new Error('the example has no open check-in')
  const target = { teamId: seedTeams[0]?.id ?? '', scheduleId: schedule.id, occursAt: schedule.starts_at }
  return { store, target, answer: { ...target, checkInId: own.id, isConfirmed: true } }
}

const everything = { from: '2026-01-01T00:00:00.000Z', to: '2035-01-01T00:00:00.000Z' }

async function openLists(opened: ReturnType<typeof open>) {
  const { store, target, answer } = opened
  const checkInsQuery = checkInsAtom(target)
  const checkIns = await mountQuery(store, checkInsQuery)
  const schedules = await mountQuery(store, schedulesAtom({ teamId: target.teamId, ...everything }))
  return {
    checkInsQuery,
    own: () => checkIns().data?.find(({ id }) => id === answer.checkInId)?.is_confirmed,
    counts: () =>
      schedules()
        .data?.find(({ id }) => id === target.scheduleId)
        ?.occurrences?.find((occurrence) => occurrence.occurs_at === target.occursAt)?.checkins,
  }
}

describe('a response to a check-in', () => {
  test('stays in the list and in the counts', async () => {
    const opened = open()
    const { own, counts } = await openLists(opened)
    const before = counts()?.confirmed ?? Number.NaN
    await opened.store.set(respondToCheckInAtom, opened.answer)
    await expect.poll(own).toBe(true)
    await expect.poll(() => counts()?.confirmed).toBe(before + 1)
  })

  test.each([
    ['the server fails', { status: 500, code: 'INTERNAL_ERROR' } as const],
    ['the connection is lost', 'network' as const],
    ['the response conflicts', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' } as const],
  ])('shows at once and rolls back when %s', async (_, failure) => {
    const opened = open({ fail: { answerCheckIn: failure }, delay: { answerCheckIn: 30 } })
    const { checkInsQuery, own, counts } = await openLists(opened)
    const before = { own: own(), counts: counts() }
    const snapshots: unknown[] = []
    opened.store.sub(checkInsQuery, () => snapshots.push({ own: own(), confirmed: counts()?.confirmed }))
    await expect(opened.store.set(respondToCheckInAtom, opened.answer)).rejects.toThrow()
    expect(snapshots).toContainEqual({ own: true, confirmed: (before.counts?.confirmed ?? 0) + 1 })
    await expect.poll(() => ({ own: own(), counts: counts() })).toEqual(before)
  })
})

test('a deleted event leaves at once and is restored when the server fails', async () => {
  const fail = { deleteSchedule: { status: 500, code: 'INTERNAL_ERROR' } } as const
  const { store, target } = open({ fail, delay: { deleteSchedule: 30 } })
  const query = schedulesAtom({ teamId: target.teamId, ...everything })
  const schedules = await mountQuery(store, query)
  const isThere = () => schedules().data?.some(({ id }) => id === target.scheduleId)
  const snapshots: unknown[] = []
  store.sub(query, () => snapshots.push(isThere()))
  await expect(store.set(deleteScheduleAtom, target)).rejects.toMatchObject({ status: 500 })
  expect(snapshots).toContain(false)
  await expect.poll(isThere).toBe(true)
})

test('a saved event is refetched', async () => {
  const { store, target } = open()
  const schedules = await mountQuery(store, schedulesAtom({ teamId: target.teamId, ...everything }))
  await store.set(saveScheduleAtom, {
    teamId: target.teamId,
    schedule: {
      title: 'Treino de madrugada',
      description: null,
      type: 'TRAINING',
      starts_at: '2026-12-01T05:00:00.000Z',
      ends_at: '2026-12-01T07:00:00.000Z',
      location: null,
      url: null,
      recurrence: 'NONE',
      memberIds: [],
    },
  })
  await expect.poll(() => schedules().data?.map(({ title }) => title)).toContain('Treino de madrugada')
})

test('own hours replace the previous ones, and the link contains its key', async () => {
  let availability = readExample('readAvailability')
  const { store, target } = open({
    overrides: [
      override('readAvailability', () => availability),
      override('updateAvailability', ({ input }) => {
        availability = { ...availability, own: input.body.hours }
        return availability
      }),
    ],
  })
  const shown = await mountQuery(store, availabilityAtom(target.teamId))
  await store.set(saveAvailabilityAtom, { teamId: target.teamId, hours: [{ weekday: 0, hour: 3 }] })
  await expect.poll(() => shown().data?.own).toEqual([{ weekday: 0, hour: 3 }])
  expect(await store.set(resetCalendarLinkAtom, target.teamId)).toContain('schedules.ics?key=')
})
