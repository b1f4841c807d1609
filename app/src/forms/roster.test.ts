import { expect, test } from 'vitest'
import { findRosterError, suggestRoster, toRosterInput } from './roster.ts'

const limits = { teamSize: 2, maxSubstitutes: 1 }

test.each([
  [{}, 'Escolha 2 titulares: faltam 2'],
  [{ a: 'STARTER', b: 'SUBSTITUTE' }, 'Escolha 2 titulares: falta 1'],
  [{ a: 'STARTER', b: 'STARTER', c: 'STARTER' }, 'Escolha 2 titulares: sobra 1'],
  [{ a: 'STARTER', b: 'STARTER', c: 'SUBSTITUTE', d: 'SUBSTITUTE' }, 'Escolha no máximo 1 reserva'],
  [{ a: 'STARTER', b: 'STARTER', c: 'SUBSTITUTE' }, undefined],
] as const)('%j: %s', (roster, text) => {
  expect(findRosterError(roster, limits)).toBe(text)
})

test('begins with the first members who can play, and sends starters first', () => {
  const members = [
    { id: 'a', nick: 'ana', obstacles: ['TOO_YOUNG'] },
    { id: 'b', nick: 'bia', obstacles: [] },
    { id: 'c', nick: 'cris', obstacles: [] },
    { id: 'd', nick: 'davi', obstacles: [] },
  ] as const
  expect(suggestRoster(members, 2)).toEqual({ b: 'STARTER', c: 'STARTER' })
  expect(toRosterInput({ b: 'SUBSTITUTE', c: 'STARTER' })).toEqual([
    { user_id: 'c', role: 'STARTER' },
    { user_id: 'b', role: 'SUBSTITUTE' },
  ])
})
