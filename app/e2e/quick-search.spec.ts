import { AuthPage } from './pages/accounts.ts'
import { QuickSearch } from './pages/quick-search.ts'
import { demoLogin, logInByApi, createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { expect, test } from './support/test.ts'

test('the palette offers a guest only public pages', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/championships')
  const palette = new QuickSearch(page)
  await palette.openByButton()
  await expect(palette.options).toHaveText(['Início', 'Campeonatos', 'Eventos', 'Login'])
  await palette.searchBox.fill('LOGIN')
  await page.keyboard.press('Enter')
  await new AuthPage(page).expectOpen()
})

test('by keyboard a member finds a page without typing accents, and the palette closes', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: demoLogin.nick, level: 1 })).toBeVisible()
  const palette = new QuickSearch(page)
  await palette.openByKeys()
  await page.keyboard.type('configuracoes')
  await expect(palette.options).toHaveText(['Configurações'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
  await expect(palette.searchBox).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible()
  // The focus moves to the new page, not back to the element that opened the palette.
  await expect(page.getByRole('main')).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Menu lateral' })
    .getByRole('link', { name: 'Vagas' })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Vagas', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await palette.openByKeys()
  await page.keyboard.type('nada com este nome')
  await expect(palette.dialog.getByText('Tente buscar por outro termo')).toBeVisible()
})

test('the palette keeps its size while its entries come', async ({ openPage, server }) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await page.goto('/teams')
  const palette = new QuickSearch(page)
  await palette.openByKeys()
  await page.keyboard.press('Escape')
  await expect(palette.searchBox).toBeHidden()
  const heights = await page.evaluate(async () => {
    const seen = new Set<number>()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((paint) => requestAnimationFrame(paint))
      const dialog = document.querySelector<HTMLElement>('[role=dialog]:has([role=combobox])')
      if (dialog) seen.add(dialog.offsetHeight)
    }
    return [...seen]
  })
  await expect(palette.options.first()).toBeVisible()
  expect(heights).toEqual([await palette.dialog.evaluate((dialog: HTMLElement) => dialog.offsetHeight)])
})

test('a member finds another player by name and opens the profile', async ({ openPage, server }) => {
  const searched = createPerson('Quitéria')
  await signUpByApi(server.url, searched)
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Olga')) })
  await page.goto('/')
  const palette = new QuickSearch(page)
  await palette.openByKeys()
  await page.keyboard.type(searched.nick.toLowerCase())
  await expect(palette.dialog.getByRole('group', { name: 'Players' })).toContainText(searched.nick)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/pro/${searched.nick}$`))
  await expect(page.getByRole('heading', { name: searched.nick, level: 1 })).toBeVisible()
})

test('Sair in the palette ends the session', async ({ openPage, server }) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Rute')) })
  await page.goto('/profile')
  const palette = new QuickSearch(page)
  await palette.openByKeys()
  await page.keyboard.type('sair')
  await page.keyboard.press('Enter')
  await new AuthPage(page).expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
})

test('a member finds a championship by its name, and creates one', async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Copa Jabuticaba' })
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Busca')) })
  await page.goto('/teams')
  const palette = new QuickSearch(page)
  await palette.openByKeys()
  await page.keyboard.type('jabutic')
  const found = palette.dialog.getByRole('group', { name: 'Campeonatos' })
  await expect(found.getByRole('option')).toContainText(['Copa Jabuticaba'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/championships/${cup.url}$`))
  await expect(page.getByRole('heading', { name: 'Copa Jabuticaba', level: 1 })).toBeVisible()
  await palette.openByKeys()
  await page.keyboard.type('criar campeonato')
  await expect(palette.options.first()).toHaveText('Criar campeonato')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Criar campeonato', level: 1 })).toBeVisible()
})
