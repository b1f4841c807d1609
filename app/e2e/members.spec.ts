import { control, focusAndPress } from './pages/form.ts'
import { Members } from './pages/members.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage } from './pages/team.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { getBannerPhoto, getLogoPhoto } from './support/images.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Treinos às terças e quintas, vaga para suporte.'

test("role changes update the other members' open pages, and a removed member is notified", async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const caio = createPerson('Caio')
  const anasToken = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, anasToken, {
    name: `Elenco ${ana.nick}`,
    tag: 'ELEN',
    description,
  })
  const brunosToken = await addMemberByApi(server.url, anasToken, team, bruno)
  const caiosToken = await addMemberByApi(server.url, anasToken, team, caio)

  const [anasPage, brunosPage, caiosPage] = await Promise.all([
    openPage({ token: anasToken }),
    openPage({ token: brunosToken }),
    openPage({ token: caiosToken }),
  ])
  const anas = new Members(anasPage)
  const brunos = new Members(brunosPage)
  for (const page of [anasPage, brunosPage, caiosPage]) {
    await page.goto(`/my/teams/${team.tag}?tab=members`)
    await expect(page.getByRole('heading', { name: 'Membros (3)' })).toBeVisible()
    await expect(new Shell(page).bell).toBeVisible()
    await markPageLoad(page)
  }

  // A player may only leave the team.
  await expect(brunos.role(caio.nick)).toHaveCount(0)
  await expect(brunosPage.getByRole('link', { name: /^Convites$/ })).toHaveCount(0)

  await anas.changeRole(bruno.nick, 'Gerente')
  await expect(brunos.role(caio.nick)).toBeVisible()
  await expect(brunos.role(ana.nick)).toHaveCount(0)
  await expect(
    brunosPage.getByRole('navigation', { name: 'Partes do time' }).getByRole('link', { name: /^Convites/ }),
  ).toBeVisible()

  await anas.changeRole(bruno.nick, 'Jogador')
  await expect(brunos.role(caio.nick)).toHaveCount(0)
  await expectNotReloaded(brunosPage)

  // The removed member's page refetches once and gets a 404.
  consoleErrors.allow(/status of 404/)
  await anas.runAction(caio.nick, 'Remover do time')
  await expect(anasPage.getByRole('heading', { name: 'Membros (2)' })).toBeVisible()
  // The focused row is gone, so the focus moves to the one beside it.
  await expect(anasPage.locator('[data-item]:focus')).toContainText(bruno.nick)
  await expect(caiosPage).toHaveURL(/\/teams$/)
  await new Shell(caiosPage).expectToast(`Você não faz mais parte do time ${team.name}.`)
  await expectNotReloaded(caiosPage)
  await expect(brunosPage.getByRole('heading', { name: 'Membros (2)' })).toBeVisible()

  await anas.runAction(bruno.nick, 'Passar o time')
  await expect(anasPage.getByText('Gerente', { exact: true })).toBeVisible()
  await expect(brunos.role(ana.nick)).toBeVisible()

  await anas.runAction(ana.nick, 'Sair do time')
  await expect(anasPage).toHaveURL(/\/teams$/)
  await new Shell(anasPage).expectToast('Você saiu do time')
  await expect(anasPage.getByText('Nenhum time encontrado')).toBeVisible()
  await expect(brunosPage.getByRole('heading', { name: 'Membros (1)' })).toBeVisible()
})

test('changed settings show on the public page without a log-in, which exposes nothing private @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const anasToken = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, anasToken, {
    name: `Vitrine ${ana.nick}`,
    tag: 'VITR',
    description,
  })
  await addMemberByApi(server.url, anasToken, team, bruno)
  const page = await openPage({ token: anasToken })
  await page.goto(`/my/teams/${team.tag}?tab=settings`)

  const changed = `Renomeado ${ana.nick}`
  await control(page, 'Nome do time').fill(changed)
  await control(page, 'TAG do Time').fill('novo1')
  await control(page, 'Cor primária').fill('#0369a1')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await new Shell(page).expectToast('Time atualizado com sucesso.')
  await new TeamPage(page).expectOpen({ name: changed, tag: 'NOVO1' })

  const recruiting = page.getByRole('switch', { name: 'Recrutando' })
  const saved = page.waitForResponse((response) => response.url().endsWith('/recruitment-status'))
  if (!(await recruiting.isChecked())) await recruiting.press('Space')
  await expect(recruiting).toBeChecked()
  expect((await saved).ok()).toBe(true)

  const guest = await openPage()
  const requests: string[] = []
  guest.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(new URL(request.url()).pathname)
  })
  await guest.goto('/team/profile/NOVO1')
  await expect(guest.getByRole('heading', { name: changed, level: 1 })).toBeVisible()
  await expect(guest.getByRole('link', { name: bruno.nick })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Candidatar-se' })).toBeVisible()
  await expect(guest.getByRole('button', { name: /Função de|Mais ações/ })).toHaveCount(0)
  for (const secret of [ana.email, bruno.email, ana.cpf]) await expect(guest.getByText(secret)).toHaveCount(0)
  // A guest's page requests public operations only.
  expect(requests.filter((path) => path.startsWith('/api/teams'))).toEqual([])

  const hidden = page.waitForResponse((response) => response.url().endsWith('/members-visibily'))
  await page.getByRole('switch', { name: 'Mostrar membros' }).press('Space')
  expect((await hidden).ok()).toBe(true)
  await guest.reload()
  await expect(guest.getByText('Este time não mostra os seus membros')).toBeVisible()
  await expect(guest.getByRole('link', { name: bruno.nick })).toHaveCount(0)
})

test('deleting a team requires typing its tag, and removes it for every member', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const anasToken = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, anasToken, {
    name: `Adeus ${ana.nick}`,
    tag: 'ADEU',
    description,
  })
  const brunosToken = await addMemberByApi(server.url, anasToken, team, bruno)
  const brunosPage = await openPage({ token: brunosToken })
  await brunosPage.goto(`/my/teams/${team.tag}`)
  await expect(brunosPage.getByRole('heading', { name: team.name, level: 1 })).toBeVisible()
  const page = await openPage({ token: anasToken })
  await page.goto(`/my/teams/${team.tag}?tab=settings`)

  consoleErrors.allow(/status of 404/)
  await page.getByRole('button', { name: 'Excluir time' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Excluir o ${team.name}?` })
  await dialog.getByRole('button', { name: 'Excluir time' }).click()
  await expect(control(dialog, 'Digite ADEU para confirmar')).toHaveAttribute('aria-invalid', 'true')
  await control(dialog, 'Digite ADEU para confirmar').fill('adeu')
  await dialog.getByRole('button', { name: 'Excluir time' }).click()
  await expect(page).toHaveURL(/\/teams$/)
  await new Shell(page).expectToast('Time excluído')

  await expect(brunosPage).toHaveURL(/\/teams$/)
  await new Shell(brunosPage).expectToast(`Você não faz mais parte do time ${team.name}.`)
})

test('a new logo replaces the old one only after a successful upload, and can be removed @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  // The page may ask for the old logo in the moment in which the new one replaces it.
  consoleErrors.allow(/404 \(Not Found\) \(\S+\/files\//)
  const ana = createPerson('Ana')
  const token = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, token, {
    name: `Escudo ${ana.nick}`,
    tag: 'ESCU',
    description,
  })
  const page = await openPage({ token })
  await page.goto(`/my/teams/${team.tag}?tab=settings`)
  const uploader = page.getByRole('group', { name: /^Logo/ })
  const logo = page.getByRole('main').locator('header img[src*="/files/"]').last()

  await uploader.locator('input[type="file"]').setInputFiles(await getLogoPhoto())
  await uploader.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Salvar logo' }).click()
  await new Shell(page).expectToast('Logo carregado com sucesso')
  await expect(logo).toBeVisible()
  const first = (await logo.getAttribute('src')) ?? ''

  consoleErrors.allow(/ERR_FAILED/)
  await page.route('**/api/file/*', (route) => route.abort())
  await uploader.locator('input[type="file"]').setInputFiles(await getBannerPhoto())
  await uploader.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Salvar logo' }).click()
  const refused = page.getByRole('region', { name: 'Avisos' }).getByText(/conexão|Não foi possível/)
  await expect(refused.first()).toBeVisible()
  await expect(logo).toHaveAttribute('src', first)

  // The failed upload can be retried.
  await page.unroute('**/api/file/*')
  await page.getByRole('button', { name: 'Salvar logo' }).click()
  await expect(logo).not.toHaveAttribute('src', first)
  await expect(page.getByRole('button', { name: 'Salvar logo' })).toBeHidden()

  await page.getByRole('button', { name: 'Remover logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover logo' }).click()
  await new Shell(page).expectToast('Logo removido com sucesso.')
  await expect(logo).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remover logo' })).toBeHidden()
})

test('navigates from the dashboard to the public page and back by keyboard @night', async ({
  openPage,
  server,
}) => {
  const ana = createPerson('Ana')
  const token = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, token, {
    name: `Passeio ${ana.nick}`,
    tag: 'PASS',
    description,
  })
  const page = await openPage({ token })
  await page.goto('/teams')
  await focusAndPress(page, page.getByRole('link', { name: team.name }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Desempenho' })).toBeVisible()
  await focusAndPress(page, page.getByRole('link', { name: 'Ver página pública' }), 'Enter')
  await expect(page).toHaveURL(/\/team\/profile\/PASS$/)
  await focusAndPress(page, page.getByRole('link', { name: 'Abrir painel do time' }), 'Enter')
  await expect(page).toHaveURL(/\/my\/teams\/PASS$/)
  await focusAndPress(page, page.getByRole('link', { name: 'Configurações' }).last(), 'Enter')
  await expect(page.getByRole('heading', { name: 'Dados do time' })).toBeVisible()
})
