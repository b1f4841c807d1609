import type { Page } from '@playwright/test'
import { control, expectFieldError } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { registerNewTeam } from './support/championship-api.ts'
import { dayFromToday } from './support/dates.ts'
import { getBannerPhoto } from './support/images.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

async function fillMoment(page: Page, label: string, days: number, time: string): Promise<void> {
  await control(page, label).fill(dayFromToday(days).iso.split('-').toReversed().join(''))
  await control(page, `${label}: horário`).fill(time)
}

async function createDraft(url: string, token: string, name: string): Promise<{ id: string; url: string }> {
  const [game] = await callApi<{ id: string }[]>(url, token, 'GET', '/public/games/all')
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  return callApi<{ id: string; url: string }>(url, token, 'POST', '/championships', {
    name,
    game_id: game?.id,
    description: 'Uma copa aberta da comunidade.',
    rules: '',
    format: 'GROUPS_THEN_PLAYOFFS',
    best_of: [3, 5],
    group_count: 2,
    qualifiers_per_group: 2,
    swiss_rounds: null,
    team_size: 1,
    max_substitutes: 0,
    min_age: null,
    min_teams: 4,
    max_teams: 16,
    entry_fee: 0,
    prizes: [{ place: 1, description: 'Troféu' }],
    registration_opens_at: after(-1),
    registration_closes_at: after(5),
    check_in_opens_at: after(6),
    starts_at: after(7),
  })
}

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' }).click()

test('an organiser creates a championship, decides who plays, seeds it and starts it', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  const person = createPerson('Marta')
  const name = `Taça ${person.nick}`
  const token = await signUpByApi(server.url, person)
  const page = await openPage({ token })
  await page.goto('/championships')
  await page.getByRole('link', { name: 'Criar campeonato' }).click()
  await expect(page.getByRole('heading', { name: 'Criar campeonato', level: 1 })).toBeVisible()

  await next(page)
  await expectFieldError(page, 'Nome do campeonato', 'Nome obrigatório')
  await expect(control(page, 'Nome do campeonato')).toBeFocused()
  await control(page, 'Nome do campeonato').fill(name)
  await control(page, 'Descrição').fill('Uma taça aberta a quem quiser jogar.')
  await control(page, 'Jogo').click()
  await page.getByRole('option').first().click()
  await next(page)

  const heading = page.getByRole('heading', { name: 'Times e datas', level: 2 })
  await expect(heading).toBeFocused()
  await control(page, 'Titulares por time').fill('1')
  await control(page, 'Reservas por time').fill('0')
  await control(page, 'Mínimo de times').fill('2')
  await control(page, 'Máximo de times').fill('33')
  await fillMoment(page, 'Inscrições abrem em', -1, '10:00')
  await fillMoment(page, 'Inscrições fecham em', 5, '10:00')
  await fillMoment(page, 'Check-in abre em', 6, '10:00')
  await fillMoment(page, 'Começa em', 6, '09:00')
  await next(page)
  await expectFieldError(page, 'Começa em', 'O início deve ser depois do check-in')
  await fillMoment(page, 'Começa em', 7, '10:00')
  // The typed text survives a reload, too.
  await page.reload()
  await expect(control(page, 'Nome do campeonato')).toHaveValue(name)
  await next(page)
  await next(page)
  await control(page, '1º lugar').fill('Troféu')
  await control(page, 'Regras').fill('## Atrasos\n\nQuem não está lá em **15 minutos** perde.')
  await page.getByText('Pré-visualizar as regras').click()
  await expect(page.getByRole('heading', { name: 'Atrasos' })).toBeVisible()

  // Only organisers of the platform run larger ones: the server's refusal is at its field, on its step.
  consoleErrors.allow(/status of 400/)
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await expectFieldError(page, 'Máximo de times', 'Valor fora do limite')
  await control(page, 'Máximo de times').fill('3')
  await next(page)
  await expect(control(page, '1º lugar')).toHaveValue('Troféu')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await expect(page.getByRole('heading', { name: `Organização: ${name}` })).toBeVisible()
  await expect(page.getByText('Rascunho: só a organização vê')).toBeVisible()

  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicado. As inscrições seguem o prazo.')).toBeVisible()
  const path = new URL(page.url()).pathname
  const cup = path.split('/')[2] ?? ''
  const { id } = await callApi<{ id: string }>(server.url, token, 'GET', `/public/championships/url/${cup}`)
  // Three places: the fourth waits.
  for (const letter of '1234') await registerNewTeam(server.url, id, `OR${letter}`)

  await page.reload()
  await page.getByRole('link', { name: '1 inscrição espera por vaga ou pagamento' }).click()
  const registrations = page.getByRole('list', { name: 'Inscrições' })
  const row = (team: string) => registrations.getByRole('listitem').filter({ hasText: team })
  await expect(row('Time OR4')).toContainText('Lista de espera')
  await page.getByRole('button', { name: 'Recusar Time OR2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recusar Time OR2?' })
  await control(dialog, 'Motivo').fill('O elenco não é do jogo.')
  await dialog.getByRole('button', { name: 'Recusar inscrição' }).click()
  await expect(row('Time OR2')).toContainText('Motivo: O elenco não é do jogo.')
  // The waiting list moves up.
  await expect(row('Time OR4')).toContainText('Confirmada')

  await page.getByRole('navigation', { name: 'Partes da organização' }).getByText('Seeds').click()
  const seeds = page.getByRole('list', { name: 'Ordem dos seeds' }).getByRole('listitem')
  await expect(seeds).toHaveCount(3)
  await page.getByRole('button', { name: 'Mover Time OR4' }).press('Home')
  await expect(seeds.first()).toContainText('Time OR4')
  await expect(page.getByRole('button', { name: 'Mover Time OR4, seed 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Salvar ordem' }).click()
  await expect(page.getByText('Definidos à mão.')).toBeVisible()
  await page.reload()
  await expect(seeds.first()).toContainText('Time OR4')

  await page.getByRole('navigation', { name: 'Partes da organização' }).getByText('Situação').click()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Em andamento. Termina sozinho')).toBeVisible()
  await page.getByRole('link', { name: 'Página do campeonato' }).click()
  await page.getByRole('link', { name: 'Ver chave' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Time OR4' }).first()).toBeVisible()

  // The room does not exist for others.
  const stranger = await openPage({ token: await signUpByApi(server.url, createPerson('Nadia')) })
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('the organiser’s screens pass axe, and fit a phone @night', async ({ openPage, server }) => {
  test.slow()
  const person = createPerson('Olivia')
  const token = await signUpByApi(server.url, person)
  const cup = await createDraft(server.url, token, `Copa ${person.nick}`)
  const status = { status: 'REGISTRATION' }
  await callApi(server.url, token, 'PATCH', `/championships/${cup.id}/status`, status)
  await registerNewTeam(server.url, cup.id, 'OX1')
  const heading = /^Organização: /
  const screens = [
    { path: '/championships/new', heading: 'Criar campeonato' },
    { path: '/my/championships', heading: 'Meus campeonatos' },
    ...['', '?tab=registrations', '?tab=seeding', '?tab=details'].map((tab) => ({
      path: `/championships/${cup.url}/organise${tab}`,
      heading,
    })),
  ]
  const desktop = await openPage({ token, appearance: 'system' })
  for (const screen of screens) await checkOnDesktop(desktop, screen)
  const onPhone = await openPage({ ...phone, token })
  for (const screen of screens) await checkOnPhone(onPhone, screen)
})

test('a draft gets its card right after it was saved', async ({ openPage, server }) => {
  test.slow()
  const token = await signUpByApi(server.url, createPerson('Paula'))
  const page = await openPage({ token })
  const cup = await createDraft(server.url, token, 'Copa do Card')
  await page.goto(`/championships/${cup.url}/organise`)
  const pictures = page.getByRole('region', { name: 'Imagens' })
  const uploader = pictures.getByRole('group', { name: /^Card/ })
  await uploader.locator('input[type="file"]').setInputFiles(await getBannerPhoto())
  await uploader.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Salvar card' }).click()
  await expect(pictures.getByRole('button', { name: 'Remover card' })).toBeVisible()
  const screen = { path: `/championships/${cup.url}/organise`, heading: /^Organização: / }
  await checkOnDesktop(await openPage({ token, appearance: 'system' }), screen)
  await checkOnPhone(await openPage({ ...phone, token }), screen)
  // Its list shows it.
  await page.goto('/my/championships')
  const card = page.getByRole('article').filter({ hasText: 'Copa do Card' })
  await expect(card.locator('img').first()).toBeVisible()
})
