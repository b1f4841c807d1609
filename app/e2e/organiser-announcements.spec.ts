import { control, expectFieldError } from './pages/form.ts'
import { registerNewTeam, openChampionshipByApi } from './support/championship-api.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('an organiser announces something, the teams are told of it, and it is deleted', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Copa dos Avisos' })
  const captainToken = await registerNewTeam(server.url, cup.id, 'AVI')
  const guest = await openPage({})
  await guest.goto(`/championships/${cup.url}`)

  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}`)
  await page.getByRole('link', { name: 'Organizar' }).click()
  await page.getByRole('navigation', { name: 'Partes da organização' }).getByText('Avisos').click()
  await expect(page.getByText('Nenhum aviso publicado')).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publicar aviso' })
  await publish.click()
  await expectFieldError(page, 'Título', 'Campo obrigatório')
  await control(page, 'Título').fill('Horários da rodada 1')
  await control(page, 'Mensagem').fill('As partidas começam às 20h.\nQuem se atrasar perde.')
  await publish.click()
  const published = page.getByRole('list', { name: 'Avisos' })
  await expect(published).toContainText('As partidas começam às 20h.')
  await expect(control(page, 'Título')).toHaveValue('')

  // A guest who has the page open sees it at once.
  await expect(guest.getByRole('heading', { name: 'Horários da rodada 1' })).toBeVisible()
  const captain = await openPage({ token: captainToken })
  await captain.goto('/notifications')
  await expect(captain.getByText('Horários da rodada 1')).toBeVisible()

  const screen = { path: `/championships/${cup.url}/organise?tab=announcements`, heading: /^Organização: / }
  await checkOnDesktop(await openPage({ token: cup.organizerToken, appearance: 'system' }), screen)
  await checkOnPhone(await openPage({ ...phone, token: cup.organizerToken }), screen)
  const publicScreen = { path: `/championships/${cup.url}`, heading: 'Copa dos Avisos' }
  await checkOnDesktop(await openPage({ appearance: 'system' }), publicScreen)
  await checkOnPhone(await openPage({ ...phone }), publicScreen)

  await page.getByRole('button', { name: 'Excluir o aviso: Horários da rodada 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir aviso' }).click()
  await expect(page.getByText('Nenhum aviso publicado')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Horários da rodada 1' })).toBeHidden()
})
