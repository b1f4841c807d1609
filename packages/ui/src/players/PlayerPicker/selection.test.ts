import { expect, test } from 'vitest'
import { choose, toggle } from './selection.ts'

const ana = { id: '1', name: 'ana_sp' }
const bruno = { id: '2', name: 'bruno_onca' }

test('in single mode the selected player is cleared by choosing it again, replaced by another', () => {
  expect(choose(null, ana)).toBe(ana)
  expect(choose(ana, bruno)).toBe(bruno)
  expect(choose(ana, { ...ana })).toBeNull()
})

test('in multi mode choosing toggles membership and keeps the order of choosing', () => {
  const both = toggle(toggle([], bruno), ana)
  expect(both).toEqual([bruno, ana])
  expect(toggle(both, { ...bruno, name: 'renamed' })).toEqual([ana])
})
