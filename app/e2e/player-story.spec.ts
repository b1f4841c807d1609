import { Communications } from './pages/communications.ts'
import { Members } from './pages/members.ts'
import { Jobs } from './pages/recruitment.ts'
import { SchedulePage } from './pages/schedule.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage } from './pages/team.ts'
import { dayFromToday, toIsoTime } from './support/dates.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import {
  acceptApplicationsByApi,
  createVacancyByApi,
  createScheduleByApi,
  sendCommunicationByApi,
} from './support/team-content-api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const training = 'Treino de estreia'
const announcement = { title: 'Boas-vindas', body: 'Quem chegou hoje treina já nesta semana.' }

test('a player finds a vacancy, applies, is accepted live, responds to a training, reads a communication, and leaves', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const [olga, pedro] = [createPerson('Olga'), createPerson('Pedro')]
  const olgasToken = await signUpByApi(server.url, olga)
  const team = await createTeamByApi(server.url, olgasToken, {
    name: `Coração ${olga.nick}`,
    tag: 'CRCO',
    description: 'Treinos às terças e quintas, vaga para suporte.',
  })
  const vacancy = `Sentinela de reação ${olga.nick}`
  await createVacancyByApi(server.url, olgasToken, team, vacancy)
  const pedrosToken = await signUpByApi(server.url, pedro)

  const page = await openPage({ token: pedrosToken })
  const shell = new Shell(page)
  const jobs = new Jobs(page)
  await jobs.open()
  await expect(shell.bell).toBeVisible()
  await markPageLoad(page)

  await test.step('finds the vacancy without typing accents, and applies with a message', async () => {
    await jobs.search(`SENTINELA DE REACAO ${olga.nick}`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await jobs.vacancy(vacancy).click()
    await expect(page).toHaveURL(new RegExp(`/team/${team.tag}/recruitment$`))
    await expect(page.getByRole('link', { name: 'Ver o time' })).toBeVisible()
    await jobs.apply(vacancy, 'Treino todo dia e escuto bem.\nPosso começar amanhã.')
    await page.getByRole('link', { name: 'Candidatura enviada' }).click()
  })

  const card = page.getByRole('article', { name: team.name })

  await test.step('is accepted while the page is open', async () => {
    await expect(page).toHaveURL(/\/profile\/invites$/)
    await expect(card.getByText('Pendente')).toBeVisible()
    await expect(card.getByText(vacancy)).toBeVisible()
    await acceptApplicationsByApi(server.url, olgasToken, team)
    await expect(card.getByText('Confirmado')).toBeVisible()
    await shell.expectToast('Candidatura aceita')
    await expect(card.getByRole('button')).toHaveCount(0)
    await card.getByRole('link', { name: team.name }).click()
    await new TeamPage(page).expectOpen(team)
    await new TeamPage(page).expectMembers([olga.nick, pedro.nick])
  })

  await test.step('responds to a training created meanwhile, and changes the response', async () => {
    const day = dayFromToday(2)
    await new TeamPage(page).openTab('Agenda')
    const agenda = new SchedulePage(page)
    await expect(page.getByRole('button', { name: 'Novo evento' })).toHaveCount(0)
    await createScheduleByApi(server.url, olgasToken, team, {
      title: training,
      from: toIsoTime(day, '19:30'),
      to: toIsoTime(day, '21:00'),
    })
    await shell.expectToast('Novo evento do time')
    await agenda.openEvent(day.long, training)
    const details = agenda.details(training)
    await details.getByRole('button', { name: 'Não vou' }).click()
    await expect(details.getByText('1 confirmou · 1 não vai · 0 sem resposta')).toBeVisible()
    // Presses are ignored while the first response, which is shown optimistically, is being saved.
    await expect(details.getByRole('group', { name: 'Você vai?' })).toHaveAttribute('aria-busy', 'false')
    await details.getByRole('button', { name: 'Confirmar presença' }).click()
    await expect(details.getByText('2 confirmaram · 0 não vão · 0 sem resposta')).toBeVisible()
    await expect(agenda.row(training)).toContainText('você confirmou')
  })

  await test.step('reads a communication', async () => {
    const communications = new Communications(page)
    await sendCommunicationByApi(server.url, olgasToken, team, announcement)
    await expect(communications.tab).toHaveAccessibleName(/1$/)
    await communications.open()
    await communications.expectUnread(announcement)
    await communications.read(announcement)
    await expect(page.getByText(announcement.body)).toBeVisible()
    await expect(communications.tab).toHaveAccessibleName('Comunicados')
    await expect(page.getByRole('button', { name: 'Novo comunicado' })).toHaveCount(0)
  })

  await test.step("leaves, and loses access to the team's page", async () => {
    await new TeamPage(page).openTab('Membros')
    await new Members(page).runAction(pedro.nick, 'Sair do time')
    await expect(page).toHaveURL(/\/teams$/)
    await shell.expectToast('Você saiu do time')
    await expect(page.getByText('Nenhum time encontrado')).toBeVisible()
    await expectNotReloaded(page)

    consoleErrors.allow(/the server responded with a status of 404/)
    await page.goto(`/my/teams/${team.tag}?tab=communications`)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await page.goto(`/team/${team.tag}/recruitment`)
    await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
  })
})
