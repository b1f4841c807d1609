import { expect, it } from 'vitest'
import { mainMenuItems, markActive } from './menu.tsx'

it.each([
  ['/', 'championships'],
  ['/championships', 'championships'],
  ['/events/lol/copa-ipe', 'events'],
  ['/teams', 'teams'],
  ['/team/create', 'teams'],
  ['/my/teams/TRV', 'teams'],
  ['/jobs', 'jobs'],
  ['/teamspeak', undefined],
])('at %s the entry %s is active', (pathname, id) => {
  expect(markActive(mainMenuItems, pathname).filter(({ active }) => active)[0]?.id).toBe(id)
})
