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
    // The browser drops a key that comes before the scroll of the one before it has ended, even where it has arrived.
    const hasScrolled = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('scrollend', () => {
            if (window.scrollY === 0) resolve()
          })
        }),
    )
    await page.keyboard.press('Control+Home')
    await hasScrolled
    await expect(current).toHaveText('Conta')
    await page.keyboard.press('Control+End')
    await expect(current).toHaveText('Seus dados')
    await expect(page).toHaveURL(/\/settings\?section=privacy$/)
  })
})
