import { afterEach, expect, test, vi } from 'vitest'
import {
  connectChampionships,
  type ChampionshipsConnection,
  type ChampionshipsOptions,
} from '../championships.ts'
import { realtimeLimits } from '../reconnect.ts'
import { fakeSocket } from './fake-socket.ts'

type Io = NonNullable<ChampionshipsOptions['io']>

const championshipId = '01989d2e-0018-7000-8000-000000000000'

let connection: ChampionshipsConnection | undefined
afterEach(() => {
  connection?.close()
  vi.useRealTimers()
})

function connectFake(options: Partial<ChampionshipsOptions> = {}) {
  const fake = fakeSocket()
  const io = vi.fn(() => fake.socket)
  connection = connectChampionships({
    baseUrl: 'https://convoca.test/api',
    onMatchesChanged: () => undefined,
    ...options,
    io: io as unknown as Io,
  })
  /** Answers the latest `watch`. */
  const receipt = (given: { ok: true } | { ok: false; code: string }) => {
    const [, , acknowledge] = fake.socket.emit.mock.lastCall ?? []
    acknowledge(given)
  }
  const listAsked = () =>
    fake.socket.emit.mock.calls.map(([event, question]) => [event, question.championshipId])
  return { ...fake, io, receipt, asked: listAsked, connection }
}

test('connects without saying who it is, and passes on what changes', () => {
  const onMatchesChanged = vi.fn()
  const onChanged = vi.fn()
  const { io, emit } = connectFake({ onMatchesChanged, onChanged })
  expect(io.mock.calls[0]?.at(0)).toBe('https://convoca.test/championships')
  expect(io.mock.calls[0]?.at(1)).not.toHaveProperty('auth')
  emit('matchesChanged', { championshipId, matches: [] })
  emit('championshipChanged', { championshipId, part: 'REGISTRATIONS' })
  expect(onMatchesChanged).toHaveBeenCalledExactlyOnceWith({ championshipId, matches: [] })
  expect(onChanged).toHaveBeenCalledExactlyOnceWith({ championshipId, part: 'REGISTRATIONS' })
})

test('watches after every connection, and says so each time', () => {
  const onWatched = vi.fn()
  const { accept, drop, receipt, asked, connection: live } = connectFake({ onWatched })
  live.watch(championshipId)
  live.watch(championshipId)
  expect(asked()).toEqual([])
  accept()
  receipt({ ok: true })
  drop('transport close')
  accept()
  receipt({ ok: true })
  expect(asked()).toEqual([
    ['watch', championshipId],
    ['watch', championshipId],
  ])
  expect(onWatched).toHaveBeenCalledTimes(2)
  live.unwatch(championshipId)
  expect(asked().at(-1)).toEqual(['unwatch', championshipId])
})

test('asks a busy server again, and not one that knows no such championship', () => {
  vi.useFakeTimers()
  const onWatched = vi.fn()
  const { accept, receipt, asked, connection: live } = connectFake({ onWatched })
  accept()
  live.watch(championshipId)
  receipt({ ok: false, code: 'SERVICE_UNAVAILABLE' })
  vi.advanceTimersByTime(realtimeLimits.delay)
  expect(asked()).toHaveLength(2)
  receipt({ ok: false, code: 'CHAMPIONSHIP_NOT_FOUND' })
  vi.advanceTimersByTime(realtimeLimits.delay)
  expect(asked()).toHaveLength(2)
  expect(onWatched).not.toHaveBeenCalled()
})
