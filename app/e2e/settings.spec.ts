import { createPerson, signUpByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('the address opens a section of the settings, whose list goes to others and follows the scroll', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Selma')) })
  const list = page.getByRole('navigation', { name: 'Seções das configurações' })
  const current = list.locator('[aria-current]')
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true })

  await page.goto('/settings?section=data')
  await expect(current).toHaveText('Seus dados')
  await expect(heading('Excluir conta')).toBeInViewport()

  await test.step('by a link, which leaves the page where it is, and the keyboard at the section', async () => {
    await list.getByRole('link', { name: 'Privacidade' }).click()
    await expect(page).toHaveURL(/\/settings\?section=privacy$/)
    await expect(current).toHaveText('Privacidade')
    await expect(heading('Privacidade')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Todo mundo' }).first()).toBeFocused()
  })

  await test.step('by scrolling', async () => {
    await page.keyboard.press('Control+Home')
    await expect(current).toHaveText('Conta')
    // A key that comes while the one before it still scrolls can be lost to the browser.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Control+End')
    await expect(current).toHaveText('Seus dados')
    await expect(page).toHaveURL(/\/settings\?section=privacy$/)
  })
})
