import { tabTo } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// The browser itself closes a popover on Esc, which only a real key press triggers.
test('the bell opens by keyboard, and Esc closes it and restores the focus to the bell', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await openScreen(page, { path: '/teams', heading: 'Gerenciamento de Times' })
  const { bell } = new Shell(page)
  const panel = page.getByRole('dialog', { name: 'Notificações' })

  await test.step('with the focus on the bell', async () => {
    await tabTo(page, bell)
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await expect(bell).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('with the focus in the panel', async () => {
    await page.keyboard.press('Space')
    await expect(panel).toBeVisible()
    await tabTo(page, panel.getByRole('link', { name: 'Ver todas as notificações' }))
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
  })
})
