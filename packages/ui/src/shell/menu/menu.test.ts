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
  ['/team-jobs/01989d2e', 'jobs'],
  ['/team/TRV/recruitment', 'jobs'],
  ['/team/profile/TRV', 'teams'],
  ['/teamspeak', undefined],
])('at %s the entry %s is active', (pathname, id) => {
  expect(markActive(mainMenuItems, pathname).filter(({ active }) => active)[0]?.id).toBe(id)
})
