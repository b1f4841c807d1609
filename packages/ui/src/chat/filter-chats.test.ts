import { expect, it } from 'vitest'
import { filterChats } from './filter-chats.ts'
import { storyChats } from './chats.fixtures.ts'

const names = (...args: Parameters<typeof filterChats>) => filterChats(...args).map(({ name }) => name)

it('lists all, the unread ones, or the groups', () => {
  expect(names(storyChats, 'all', '')).toHaveLength(4)
  expect(names(storyChats, 'unread', '')).toEqual(['bruno_onca', 'Trovão Esports'])
  expect(names(storyChats, 'groups', '')).toEqual(['Trovão Esports'])
})

it('lets a search override the filter', () => {
  expect(names(storyChats, 'groups', 'DIEGO')).toEqual(['diego_krkn'])
})

it('looks in the name and in the last message, without minding accents and case', () => {
  expect(names(storyChats, 'all', 'trovao')).toEqual(['Trovão Esports'])
  expect(names(storyChats, 'all', 'AMANHA')).toEqual(['celia.n'])
})

it('takes blanks for no search', () => {
  expect(names(storyChats, 'unread', '   ')).toHaveLength(2)
})
