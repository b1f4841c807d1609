import { expect, it } from 'vitest'
import { canCancel, canDelete, findNextEdition, findRevertible, findStatusSteps } from './organise.ts'

/** `x-transitions` of the contract, without the end: the last match finishes a championship. */
it.each([
  ['DRAFT', ['REGISTRATION']],
  ['REGISTRATION', ['CHECK_IN', 'ONGOING', 'CANCELLED']],
  ['CHECK_IN', ['ONGOING', 'CANCELLED']],
  ['ONGOING', ['CANCELLED']],
  ['FINISHED', []],
  ['CANCELLED', []],
] as const)('offers what the contract allows from %s', (status, allowed) => {
  const offered: string[] = findStatusSteps({ status }).map((step) => step.status)
  if (canCancel({ status, role: 'ORGANIZER' })) offered.push('CANCELLED')
  expect(offered).toEqual(allowed)
})

it('leaves cancelling and deleting to the organiser', () => {
  expect(canCancel({ status: 'ONGOING', role: 'CO_ORGANIZER' })).toBe(false)
  expect(canDelete({ status: 'DRAFT', role: 'CO_ORGANIZER' })).toBe(false)
  expect(canDelete({ status: 'REGISTRATION', role: 'ORGANIZER' })).toBe(false)
})

it('proposes a next edition in the future, at the same hour', () => {
  const past = { name: 'Taça', starts_at: '2026-01-10T17:00:00.000Z' }
  const { name, starts_at: startsAt } = findNextEdition(past, Date.parse('2026-11-20T20:00:00Z'))
  expect(name).toBe('Taça (nova edição)')
  expect(startsAt).toMatch(/^2026-12-\d\dT17:00/)
  const coming = findNextEdition({ ...past, name: 'x'.repeat(100) }, Date.parse('2025-12-01T00:00:00Z'))
  expect(coming).toEqual({ name: `${'x'.repeat(86)} (nova edição)`, starts_at: '2026-02-07T17:00:00.000Z' })
})

it('undoes only the times that nobody has changed since, of open matches', () => {
  const [before, after] = [null, '2026-11-28T16:00:00.000Z']
  const saved = ['1', '2', '3'].map((matchId) => ({ matchId, before, after }))
  const matches = [
    { id: '1', state: 'READY', scheduled_at: '2026-11-28T16:00:00Z' },
    { id: '2', state: 'CLOSED', scheduled_at: after },
    { id: '3', state: 'WAITING', scheduled_at: '2026-11-28T17:00:00.000Z' },
  ] as const
  expect(findRevertible(saved, matches).map(({ matchId }) => matchId)).toEqual(['1'])
})
