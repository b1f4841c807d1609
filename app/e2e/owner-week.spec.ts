import type { Page } from '@playwright/test'
import { Communications } from './pages/communications.ts'
import { Applications, Recruitment } from './pages/recruitment.ts'
import { SchedulePage } from './pages/schedule.ts'
import { Shell } from './pages/shell.ts'
import { Achievements, Sponsors } from './pages/team-content.ts'
import { TeamPage } from './pages/team.ts'
import { dayFromToday } from './support/dates.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { getLogoPhoto } from './support/images.ts'
import { applyByApi } from './support/team-content-api.ts'
import { createTeamByApi, addMemberByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const vacancy = {
  title: 'Suporte para a próxima temporada',
  position: 'Suporte',
  places: '1',
  ranking: '800',
  description: 'Treinos às terças e quintas, das 20h às 22h.',
}
const training = { title: 'Treino tático', type: 'Treino' }
const announcement = { title: 'Uniforme novo', body: 'Chega na sexta. Mandem o tamanho até quarta.' }
const achievement = {
  title: 'Campeões da Copa Jatobá',
  placement: '1',
  date: '30/08/2025',
  championship: 'Copa Jatobá 2025',
}
const sponsor = { name: 'Mate da Serra', site: 'https://mate.example' }

/** Opens each path; no page is reloaded until the end of the test. */
async function openPages(pages: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [page, path] of pages) {
    await page.goto(path)
    await expect(new Shell(page).bell).toBeVisible()
    await markPageLoad(page)
  }
}

test('an owner recruits, accepts an application, plans a training, writes to the team and adds an achievement and a sponsor, without a reload', async ({
  openPage,
  server,
}) => {
  const [ana, bruno, caio] = [createPerson('Ana'), createPerson('Bruno'), createPerson('Caio')]
  const anasToken = await signUpByApi(server.url, ana)
  const team = await createTeamByApi(server.url, anasToken, {
    name: `Semana ${ana.nick}`,
    tag: 'SEMA',
    description: 'Treinos às terças e quintas, vaga para suporte.',
  })
  const brunosToken = await addMemberByApi(server.url, anasToken, team, bruno)
  const caiosToken = await signUpByApi(server.url, caio)
  const [anasPage, brunosPage, caiosPage] = await Promise.all([
    openPage({ token: anasToken }),
    openPage({ token: brunosToken }),
    openPage({ token: caiosToken }),
  ])
  const [anas, brunos] = [new TeamPage(anasPage), new TeamPage(brunosPage)]
  await openPages([
    [anasPage, `/my/teams/${team.tag}`],
    [brunosPage, `/my/teams/${team.tag}`],
    [caiosPage, '/teams'],
  ])
  await expect(caiosPage.getByText('Nenhum time encontrado')).toBeVisible()

  await test.step('opens recruitment and creates a vacancy', async () => {
    await anas.openTab('Recrutamento')
    const recruitment = new Recruitment(anasPage)
    await recruitment.enable()
    await recruitment.createVacancy(vacancy)
    await brunos.openTab('Recrutamento')
    await expect(new Recruitment(brunosPage).vacancy(vacancy.title)).toBeVisible()
    await expect(new Recruitment(brunosPage).createButton).toHaveCount(0)
  })

  await test.step('accepts an application, which updates both pages live', async () => {
    await anas.openTab('Convites')
    const applications = new Applications(anasPage)
    await expect(applications.root.getByText('Nenhum convite ou candidatura pendente')).toBeVisible()
    const message = 'Jogo de suporte há três anos e treino à noite.'
    await applyByApi(server.url, caiosToken, team, { vacancyId: null, message })
    await expect(applications.root.getByText(message)).toBeVisible()
    await expect(applications.root.getByText(caio.nick)).toBeVisible()
    await applications.accept()
    await new Shell(caiosPage).expectToast('Candidatura aceita')
    await expect(caiosPage.getByRole('link', { name: team.name })).toBeVisible()
    await anas.expectMembers([ana.nick, bruno.nick, caio.nick])
  })

  const day = dayFromToday(1)
  const [anasAgenda, brunosAgenda] = [new SchedulePage(anasPage), new SchedulePage(brunosPage)]

  await test.step('creates a weekly training and sees a response live', async () => {
    await brunos.openTab('Visão geral')
    await anas.openTab('Agenda')
    await anasAgenda.createEvent({
      ...training,
      from: `${day.iso}T20:00`,
      to: `${day.iso}T22:00`,
      weekly: true,
    })
    await new Shell(brunosPage).expectToast('Novo evento do time')
    await expect(brunosPage.getByRole('main').getByText(training.title)).toBeVisible()

    await anasAgenda.openEvent(day.long, training.title)
    const presence = anasAgenda.details(training.title)
    await expect(presence.getByText('toda semana')).toBeVisible()
    await expect(presence.getByText('1 confirmou · 0 não vão · 2 sem resposta')).toBeVisible()

    await brunos.openTab('Agenda')
    await brunosAgenda.openEvent(day.long, training.title)
    await brunosAgenda.details(training.title).getByRole('button', { name: 'Confirmar presença' }).click()
    await expect(presence.getByText('2 confirmaram · 0 não vão · 1 sem resposta')).toBeVisible()
    await expect(presence.getByRole('listitem').filter({ hasText: bruno.nick })).toContainText('Confirmou')
  })

  await test.step('sends a communication, which the team receives live', async () => {
    const [anasCommunications, brunosCommunications] = [
      new Communications(anasPage),
      new Communications(brunosPage),
    ]
    await anasCommunications.open()
    await anasCommunications.sendToTeam('Aviso', announcement)
    await expect(brunosCommunications.tab).toHaveAccessibleName(/1$/)
    await anasCommunications.toggle(announcement).click()
    await expect(anasPage.getByText('Ninguém leu ainda')).toBeVisible()
    await brunosCommunications.open()
    await brunosCommunications.expectUnread(announcement)
    await brunosCommunications.read(announcement)
    await expect(brunosPage.getByText(announcement.body)).toBeVisible()
  })

  const photo = await getLogoPhoto()

  await test.step('adds an achievement with an image', async () => {
    await brunos.openTab('Conquistas')
    await expect(brunosPage.getByText('Nenhuma conquista')).toBeVisible()
    await anas.openTab('Conquistas')
    await new Achievements(anasPage).create(achievement, photo)
    await new Achievements(brunosPage).expectVisible(achievement.title)
  })

  await test.step('removes the image', async () => {
    await new Achievements(anasPage).removeImage(achievement.title)
    await expect(new Achievements(brunosPage).card(achievement.title).locator('img')).toHaveCount(0)
  })

  await test.step('adds a sponsor with a logo', async () => {
    await brunos.openTab('Patrocinadores')
    await anas.openTab('Patrocinadores')
    await new Sponsors(anasPage).add(sponsor, photo)
    await new Sponsors(brunosPage).expectShown(sponsor.name)
  })

  await test.step('finds everything in the activity log', async () => {
    await brunos.openTab('Atividade')
    const log = brunosPage.getByRole('main')
    for (const [actor, text] of [
      [ana.nick, vacancy.title],
      [ana.nick, `aceitou a candidatura de ${caio.nick}`],
      [ana.nick, training.title],
      [ana.nick, achievement.title],
      [ana.nick, sponsor.name],
    ] as const) {
      await expect(
        log.getByRole('listitem').filter({ hasText: actor }).filter({ hasText: text }).first(),
      ).toBeVisible()
    }
  })
  for (const page of [anasPage, brunosPage, caiosPage]) await expectNotReloaded(page)
})
