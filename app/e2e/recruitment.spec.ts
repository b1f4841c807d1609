import type { Page } from '@playwright/test'
import { control, expectFieldError } from './pages/form.ts'
import { Jobs } from './pages/recruitment.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage } from './pages/team.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { getLogoPhoto } from './support/images.ts'
import { createTeamByApi } from './support/team-api.ts'
import { createVacancyByApi } from './support/team-content-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Treinos às terças e quintas, à noite.'

async function postVacancy(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova vaga' }).click()
  const form = page.getByRole('form', { name: 'Vaga' })
  await expect(control(form, 'Título da vaga')).toBeFocused()
  await form.getByRole('button', { name: 'Salvar vaga' }).click()
  await expectFieldError(form, 'Título da vaga', 'Título da vaga é obrigatório')
  await expectFieldError(form, 'Posição', 'Posição é obrigatória')
  await control(form, 'Título da vaga').fill(title)
  await control(form, 'Posição').fill('Caçador')
  await control(form, 'Número de vagas').fill('2')
  await control(form, 'Ranking mínimo').fill('900')
  await control(form, 'Descrição').fill('Reação rápida, três treinos por semana.')
  await form.getByRole('button', { name: 'Salvar vaga' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

test('a vacancy is created, found by another user without typing accents, and applied for', async ({
  openPage,
  server,
}) => {
  const owner = createPerson('Olívia')
  const player = createPerson('Pedro')
  const ownersToken = await signUpByApi(server.url, owner)
  const title = `Ação relâmpago ${owner.nick}`
  await createTeamByApi(server.url, ownersToken, {
    name: `Relâmpago ${owner.nick}`,
    tag: 'RLMP',
    description,
  })

  const ownersPage = await openPage({ token: ownersToken })
  await ownersPage.goto('/my/teams/RLMP')
  await new TeamPage(ownersPage).openTab('Recrutamento')
  await expect(ownersPage.getByText('Nenhuma vaga ainda')).toBeVisible()
  const recruiting = ownersPage.getByRole('switch', { name: 'Recrutamento aberto' })
  await recruiting.click()
  await expect(recruiting).toBeChecked()
  await postVacancy(ownersPage, title)
  await expect(recruiting).toHaveAccessibleDescription(/1 vaga aberta/)

  const playersPage = await openPage({ token: await signUpByApi(server.url, player) })
  await playersPage.goto('/jobs')
  await playersPage.getByRole('searchbox', { name: 'Buscar vagas' }).fill(`acao relampago ${owner.nick}`)
  await expect(playersPage).toHaveURL(/search=acao/)
  const found = playersPage.getByRole('link', { name: title })
  await expect(found).toBeVisible()
  await found.click()
  await expect(playersPage).toHaveURL(/\/team\/RLMP\/recruitment$/)
  await expect(playersPage.getByRole('link', { name: 'Ver o time' })).toBeVisible()
  await playersPage.getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = playersPage.getByRole('dialog', { name: 'Candidatar-se ao time' })
  await expect(dialog.getByText(title)).toBeVisible()
  await control(dialog, 'Mensagem para o time').fill('Jogo de caçador há três anos e treino à noite.')
  await dialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await new Shell(playersPage).expectToast('Candidatura enviada com sucesso.')
  await expect(playersPage.getByRole('link', { name: 'Candidatura enviada' })).toBeVisible()

  await playersPage.goBack()
  await expect(playersPage.getByRole('searchbox', { name: 'Buscar vagas' })).toHaveValue(/^acao relampago/)
  await expect(playersPage.getByRole('link', { name: title })).toBeVisible()

  const saved = ownersPage.waitForResponse((response) => response.request().method() !== 'GET')
  await recruiting.click()
  await expect(recruiting).not.toBeChecked()
  await (await saved).finished()
  await playersPage.reload()
  await expect(playersPage.getByText('Nenhuma vaga encontrada')).toBeVisible()
})

test('an application from the list of vacancies marks the one that it was made for', async ({
  openPage,
  server,
}) => {
  const owner = createPerson('Olga')
  const token = await signUpByApi(server.url, owner)
  const team = await createTeamByApi(server.url, token, {
    name: `Duas ${owner.nick}`,
    tag: 'DUAS',
    description,
  })
  const [first, second] = [`Meio ${owner.nick}`, `Topo ${owner.nick}`]
  await createVacancyByApi(server.url, token, team, first)
  await createVacancyByApi(server.url, token, team, second)

  const ownersPage = await openPage({ token })
  await ownersPage.goto(`/jobs?search=${owner.nick}`)
  await expect(ownersPage.getByRole('article')).toHaveCount(2)
  await expect(ownersPage.getByRole('article').getByText('Candidatar-se')).toHaveCount(0)

  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Pedro')) })
  await page.goto(`/jobs?search=${owner.nick}`)
  const jobs = new Jobs(page)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await jobs.apply(first, 'Jogo no meio há três anos.')
  for (const path of [`/jobs?search=${owner.nick}`, '/team/DUAS/recruitment']) {
    await page.goto(path)
    await expect(card(first).getByRole('link', { name: 'Candidatura enviada' })).toBeVisible()
    await expect(page.getByText('Candidatura enviada')).toHaveCount(1)
  }
  await card(second).getByRole('button', { name: 'Candidatar-se' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Você já se candidatou a ${team.name}` })
  await expect(dialog.getByText(first)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ver minha candidatura' }).click()
  await expect(page).toHaveURL(/\/profile\/invites$/)
})

test('a guest filters and pages through the vacancies, and goes back', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/jobs')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.first()).toBeVisible()
  await control(page, 'Posição').click()
  await page.getByRole('option', { name: 'Analista', exact: true }).click()
  await expect(page).toHaveURL(/position=Analista/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(cards.first()).toContainText('Analista')
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(cards).toHaveCount(20)
})

test('a sponsor with a logo: an invalid URL is refused at its field, the logo is shown, and both can be removed @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const owner = createPerson('Sofia')
  const token = await signUpByApi(server.url, owner)
  await createTeamByApi(server.url, token, { name: `Apoiados ${owner.nick}`, tag: 'APOIO', description })
  const page = await openPage({ token })
  await page.goto('/my/teams/APOIO?tab=sponsors')
  await page.getByRole('button', { name: 'Novo patrocinador' }).click()
  const form = page.getByRole('form', { name: 'Patrocinador' })
  await control(form, 'Nome').fill('Mate Gelado')
  await control(form, 'Site').fill('http://mate.example')
  const logo = await getLogoPhoto()
  await form.locator('input[type="file"]').setInputFiles(logo)
  await expect(form.getByRole('button', { name: 'Confirmar' })).toBeEnabled()
  await form.getByRole('button', { name: 'Confirmar' }).click()
  await expect(form.getByText('Logo carregado com sucesso')).toBeVisible()
  const save = form.getByRole('button', { name: 'Salvar patrocinador' })
  await save.click()
  await expectFieldError(form, 'Site', 'O site deve começar com https://')
  await control(form, 'Site').fill('https://merda.example')
  await save.click()
  await expectFieldError(form, 'Site', 'A URL no campo Site contém a palavra inapropriada "merda"')
  await control(form, 'Site').fill('https://mate.example')
  await save.click()

  const card = page.getByRole('article').filter({ hasText: 'Mate Gelado' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: /mate.example/ })).toHaveAttribute('rel', /noopener/)
  const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  await card.getByRole('button', { name: 'Editar Mate Gelado' }).click()
  await form.getByRole('button', { name: 'Trocar logo' }).click()
  await expect(page.getByText('Você já tem uma imagem selecionada. Deseja substituí-la?')).toBeVisible()
  await page.getByRole('button', { name: 'Substituir' }).click()
  await expect(form.getByText(/Arraste sua imagem/)).toBeVisible()
  await form.getByRole('button', { name: 'Cancelar' }).click()

  await card.getByRole('button', { name: 'Excluir Mate Gelado' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Nenhum patrocinador ainda')).toBeVisible()
})
