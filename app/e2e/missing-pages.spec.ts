import { Shell } from './pages/shell.ts'
import { signUpByApi, createPerson } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Addresses that lead nowhere, cannot be decoded, or look like another site's, as somebody types or follows them. */
const missing = [
  '/championships/%E0%A4%A',
  '/championships/%C0%AF',
  '/pro/%00',
  '/pro/%',
  '/team/profile/%ZZ?utm_source=chat',
  '//google.com',
  '//google.com/%2e%2e',
  '///google.com/%5C',
  '/%2F%2Fgoogle.com',
  '//championships',
  '/.env',
  '/assets/gone.js',
  '/files/00/gone.jpg',
  `/files/00/${'0'.repeat(64)}.jpg`,
  `/files/00/${'0'.repeat(64)}-64.webp`,
  '/files/%E0%A4%A',
  '/nenhuma/tela/aqui',
]

test('whoever follows a link that leads nowhere sees that, with the menus of who is signed in', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // Chromium reports the document's own status.
  consoleErrors.allow(/status of 404/)
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Perdida')) })
  for (const path of missing)
    await test.step(path, async () => {
      const response = await page.goto(`${server.url}${path}`)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8')
      await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/Página não encontrada/)
      expect(new URL(page.url()).origin).toBe(server.url)
      await expect(new Shell(page).bell).toBeVisible()
    })
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Página não encontrada')
})

test('without scripts the page says the same', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 404/)
  const page = await openPage({ javaScriptEnabled: false })
  for (const path of ['/championships/%E0%A4%A', '/pro/%00', '/files/00/gone.jpg']) {
    const response = await page.goto(`${server.url}${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  }
})
