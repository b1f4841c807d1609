import type { Page } from '@playwright/test'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { checkOnDesktop } from './support/screen-checks.ts'
import {
  formScreens,
  getScreensByCode,
  guestScreens,
  memberScreens,
  teamScreens,
  type Screen,
} from './support/screens.ts'
import { test } from './support/test.ts'

// A desktop passes if axe does in both appearances, and nothing moves while a screen loads.

const system = { appearance: 'system' } as const

async function checkAll(page: Page, screens: readonly Screen[]): Promise<void> {
  await watchLayoutShift(page)
  for (const screen of screens) await checkOnDesktop(page, screen)
}

test('every screen of a guest is sound on a desktop', async ({ openPage }) => {
  test.slow()
  await checkAll(await openPage(system), guestScreens)
})

test('every screen of a member is sound on a desktop', async ({ openPage, server, consoleErrors }) => {
  test.slow()
  consoleErrors.allow(/\/nao-existe: .* a status of 404/)
  const token = await logInByApi(server.url, demoLogin)
  await checkAll(await openPage({ ...system, token }), memberScreens)
})

test('every tab of a team is sound on a desktop', async ({ openPage, server }) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  await checkAll(await openPage({ ...system, token }), teamScreens)
})

test('every tab with a form and every screen by a code is sound on a desktop', async ({
  openPage,
  server,
}) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  const screens = [...formScreens, ...(await getScreensByCode(server.url, token))]
  await checkAll(await openPage({ ...system, token }), screens)
})
