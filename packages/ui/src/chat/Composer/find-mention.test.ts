import { expect, it } from 'vitest'
import { findMention, suggestPeople } from './find-mention.ts'

it.each([
  ['@', 1, { at: 0, typed: '' }],
  ['oi @li', 6, { at: 3, typed: 'li' }],
  ['oi @lia tudo', 7, { at: 3, typed: 'lia' }],
  ['oi @lia tudo', 12, undefined],
  ['ana@exemplo', 11, undefined],
])('finds the nick before the caret in %j at %i', (text, caret, found) => {
  expect(findMention(text, caret)).toEqual(found)
})

it('suggests whose nick has what was typed, without regard to case and accents', () => {
  const people = ['Lia', 'Élio', 'bruno'].map((name) => ({ id: name, name }))
  expect(suggestPeople(people, 'eli').map(({ name }) => name)).toEqual(['Élio'])
})
