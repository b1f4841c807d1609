import type { Page } from '@playwright/test'
import { focusAndPress } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { TeamWizard } from './pages/team.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { expect, test } from './support/test.ts'

interface StoredFiles {
  files: { business_type: string; url: string }[]
}

/** Address of a stored picture, read anew from the server. */
async function readPicture(page: Page, url: string, path: string, type: string, token: string) {
  const { files } = await callApi<StoredFiles>(url, token, 'GET', path)
  const address = files.find(({ business_type }) => business_type === type)?.url ?? ''
  const response = await page.request.get(new URL(address, url).href)
  return { address, type: response.headers()['content-type'] }
}

test('a face is chosen by one press, and is the stored photo', async ({ server, openPage }) => {
  const token = await signUpByApi(server.url, createPerson('Rosto'))
  const page = await openPage({ token })
  await page.goto('/profile?edit=true')
  const faces = page.getByRole('group', { name: 'Ou escolha um rosto' })
  await expect(faces.getByRole('button')).toHaveCount(12)
  await faces.getByRole('button', { name: 'Capivara' }).click()
  await new Shell(page).expectToast('Foto carregada com sucesso')
  const first = await readPicture(page, server.url, '/user/profile/me', 'USER_PROFILE_PHOTO', token)
  expect(first.type).toBe('image/jpeg')

  // Another one replaces it, by keyboard alone.
  await focusAndPress(page, faces.getByRole('button', { name: 'Robô' }), 'Enter')
  await expect
    .poll(async () => {
      const { address } = await readPicture(page, server.url, '/user/profile/me', 'USER_PROFILE_PHOTO', token)
      return address
    })
    .not.toBe(first.address)
})

test('a crest chosen in the wizard is the logo of the new team, and can be changed later', async ({
  server,
  openPage,
}) => {
  const token = await signUpByApi(server.url, createPerson('Escudo'))
  const page = await openPage({ token })
  await page.goto('/team/create')
  const wizard = new TeamWizard(page)
  await wizard.fillInformation({
    name: 'Escudo de Raio',
    tag: 'ESCR',
    description: 'Um time com escudo desenhado.',
    game: 'Valorant',
  })
  await wizard.button('Próximo').click()
  await wizard.expectStep('Imagens do Time')
  await wizard.root.getByRole('button', { name: 'Escudo com raio' }).click()
  await expect(wizard.root.getByText('Logo carregado com sucesso')).toBeVisible()
  await expect(wizard.root.getByRole('group', { name: 'Ou escolha um escudo' })).toHaveCount(0)
  await wizard.button('Próximo').click()
  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.button('Criar Time').click()
  await expect(page).toHaveURL(/\/my\/teams\/ESCR/)
  const first = await readPicture(page, server.url, '/public/teams/pro/ESCR', 'TEAM_PROFILE_PHOTO', token)
  expect(first.type).toBe('image/jpeg')

  await page.goto('/my/teams/ESCR?tab=settings')
  const crests = page.getByRole('group', { name: 'Ou escolha um escudo' })
  await expect(crests.getByRole('button')).toHaveCount(6)
  await crests.getByRole('button', { name: 'Onça' }).click()
  await new Shell(page).expectToast('Logo carregado com sucesso')
  const second = await readPicture(page, server.url, '/public/teams/pro/ESCR', 'TEAM_PROFILE_PHOTO', token)
  expect(second.address).not.toBe(first.address)
})
