import type { Page } from '@playwright/test'
import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { pressOn, typeInto } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage, type TeamText, TeamWizard } from './pages/team.ts'
import { expectNotReloaded, markLoad } from './support/live.ts'
import { makePerson, type Person, signUpByApi } from './support/people.ts'
import { bannerPhotograph, logoPhotograph } from './support/pictures.ts'
import { serverIsAway } from './support/server.ts'
import { expect, test } from './support/test.ts'

const description = 'Treinos às terças e quintas, vaga para suporte.'

async function registerAndLogIn(page: Page, person: Person): Promise<void> {
  const registration = new RegisterPage(page)
  await registration.open()
  await registration.fill(person)
  await registration.submit()
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await new Shell(page).expectToast('Registro de usuario efetuado com sucesso!')
  await auth.logIn(person)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name: person.nick, level: 1 })).toBeVisible()
}

/** Resolves once the server has answered the invitations. */
function invitationsSent(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      /\/api\/teams\/[^/]+\/invites?$/.test(response.url()) && response.request().method() === 'POST',
    { timeout: 20_000 },
  )
}

/** What Bruno sees of his invitation, within a second of its being sent, on the page that he has open. */
async function expectLiveInvitation(page: Page): Promise<void> {
  const shell = new Shell(page)
  await Promise.all([
    shell.expectToast('Você recebeu um convite para participar de um time', 1000),
    expect(shell.bell).toHaveAccessibleName('Notificações, 1 não lida', { timeout: 1000 }),
  ])
  await expectNotReloaded(page)
}

test('two people: a team with pictures, an invitation that arrives live, an answer seen live, all kept over a restart', async ({
  visit,
  server,
  complaints,
}) => {
  test.slow()
  const ana = makePerson('Ana')
  const bruno = makePerson('Bruno')
  const team: TeamText = { name: `Trovão ${ana.nick}`, tag: 'TRVA', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([logoPhotograph(), bannerPhotograph()])
  expect(logo.buffer.length).toBeGreaterThan(3.8 * 1024 * 1024)
  expect(logo.buffer.length).toBeLessThan(5 * 1024 * 1024)

  const brunosPage = await visit({ token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/teams')
  await expect(brunosPage.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  await expect(new Shell(brunosPage).bell).toHaveAccessibleName('Notificações')
  await markLoad(brunosPage)

  const anasPage = await visit()
  await registerAndLogIn(anasPage, ana)
  await anasPage.goto('/teams')
  await anasPage.getByRole('link', { name: 'Criar time' }).first().click()
  const wizard = new TeamWizard(anasPage)
  await wizard.expectStep('Informações do Time')
  await wizard.fillInformation({ ...team, tag: team.tag.toLowerCase() })
  await expect(wizard.field('TAG do Time')).toHaveValue(team.tag)
  await wizard.button('Próximo').click()

  await wizard.expectStep('Imagens do Time')
  await wizard.addPicture('Logo', logo)
  await wizard.addPicture('Banner', banner)
  await wizard.button('Próximo').click()

  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.choosePlayer(bruno.nick)
  const sent = invitationsSent(anasPage)
  await wizard.button('Criar Time').click()
  await sent
  await expectLiveInvitation(brunosPage)

  await new Shell(anasPage).expectToast('Time criado com sucesso.')
  await new Shell(anasPage).expectToast('Convites enviados com sucesso.')
  const anasTeam = new TeamPage(anasPage)
  await anasTeam.expectOpen(team)
  await anasTeam.expectMembers([ana.nick])
  const logoAddress = await anasTeam.expectLogo()
  await markLoad(anasPage)

  const panel = await new Shell(brunosPage).openBell()
  await expect(panel.getByText(team.name)).toBeVisible()
  await panel.getByRole('button', { name: 'Aceitar' }).click()
  await new Shell(brunosPage).expectToast('Convite Aceito.')
  await expect(panel.getByRole('button', { name: 'Aceitar' })).toBeHidden()

  await anasTeam.expectMembers([ana.nick, bruno.nick])
  await expectNotReloaded(anasPage)
  await expectNotReloaded(brunosPage)

  // The open pages may still be reading again what the answer has changed.
  complaints.expect(serverIsAway)
  await server.stop()
  await server.start()

  await anasPage.reload()
  await anasTeam.expectOpen(team)
  await anasTeam.expectMembers([ana.nick, bruno.nick])
  expect(await anasTeam.expectLogo()).toBe(logoAddress)
  await brunosPage.goto('/teams')
  await brunosPage.getByRole('link', { name: team.name }).click()
  await new TeamPage(brunosPage).expectMembers([ana.nick, bruno.nick])
  await brunosPage.goto('/notifications')
  await expect(brunosPage.getByRole('main').getByText(team.name).first()).toBeVisible()
})

test('by keyboard only: registering, logging in, a team with pictures, inviting and accepting', async ({
  visit,
  server,
}) => {
  test.slow()
  const ana = makePerson('Ana')
  const bruno = makePerson('Bruno')
  const team: TeamText = { name: `Teclado ${ana.nick}`, tag: 'TECL', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([logoPhotograph(), bannerPhotograph()])

  const brunosPage = await visit({ token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/')
  await expect(new Shell(brunosPage).bell).toBeVisible()
  await markLoad(brunosPage)

  const page = await visit()
  const registration = new RegisterPage(page)
  await registration.open()
  await registration.typeWithKeys(ana)
  await page.keyboard.press('Enter')
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logInWithKeys(ana)
  await expect(page).toHaveURL(/\/profile$/)

  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Criar time' }).first(), 'Enter')
  const wizard = new TeamWizard(page)
  await wizard.expectStep('Informações do Time')
  await wizard.typeInformation(team)
  await pressOn(page, wizard.button('Próximo'), 'Enter')
  await wizard.expectStep('Imagens do Time')
  await wizard.addPictureWithKeys('Logo', logo)
  await wizard.addPictureWithKeys('Banner', banner)
  await pressOn(page, wizard.button('Próximo'), 'Enter')
  await wizard.expectStep('Convide os jogadores para o time')
  await typeInto(page, wizard.playerSearch(), bruno.nick)
  await expect(wizard.player(bruno.nick)).toBeVisible()
  await chooseOptionWithKeys(page, wizard, bruno.nick)
  const sent = invitationsSent(page)
  await pressOn(page, wizard.button('Criar Time'), 'Enter')
  await sent
  await expectLiveInvitation(brunosPage)
  await new TeamPage(page).expectOpen(team)
  await new TeamPage(page).expectLogo()

  const shell = new Shell(brunosPage)
  await pressOn(brunosPage, shell.bell, 'Enter')
  const accept = brunosPage
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('button', { name: 'Aceitar' })
  await pressOn(brunosPage, accept, 'Enter')
  await shell.expectToast('Convite Aceito.')
  await new TeamPage(page).expectMembers([ana.nick, bruno.nick])
})

/** From the search box the arrow goes into the list, which is one stop of Tab; Enter chooses. */
async function chooseOptionWithKeys(page: Page, wizard: TeamWizard, nick: string): Promise<void> {
  await expect(wizard.root.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(wizard.root.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await wizard.expectChosen(nick)
}

test('on a phone of 390 px by touch: the wizard is a page, and the invitation is answered from the bell', async ({
  visit,
  server,
}) => {
  test.slow()
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  }
  const ana = makePerson('Ana')
  const bruno = makePerson('Bruno')
  const team: TeamText = { name: `Celular ${ana.nick}`, tag: 'CEL1', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([logoPhotograph(), bannerPhotograph()])

  const brunosPage = await visit({ ...phone, token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/')
  await expect(new Shell(brunosPage).bell).toBeVisible()
  await markLoad(brunosPage)

  const page = await visit(phone)
  await registerAndLogIn(page, ana)
  await page.goto('/teams')
  await page.getByRole('link', { name: 'Criar time' }).first().tap()
  await expect(page).toHaveURL(/\/team\/create$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Criar Time', level: 1 })).toBeVisible()
  const wizard = new TeamWizard(page, 'page')
  await wizard.fillInformation(team)
  await wizard.button('Próximo').tap()
  await wizard.expectStep('Imagens do Time')
  await wizard.addPicture('Logo', logo)
  await wizard.addPicture('Banner', banner)
  await wizard.button('Próximo').tap()
  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.choosePlayer(bruno.nick)
  const cross = await page.getByRole('button', { name: `Remover ${bruno.nick}` }).boundingBox()
  expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const sent = invitationsSent(page)
  await wizard.button('Criar Time').tap()
  await sent
  await expectLiveInvitation(brunosPage)
  await new TeamPage(page).expectOpen(team)
  await new TeamPage(page).expectLogo()

  await new Shell(brunosPage).bell.tap()
  await brunosPage
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('button', { name: 'Aceitar' })
    .tap()
  await new Shell(brunosPage).expectToast('Convite Aceito.')
  await new TeamPage(page).expectMembers([ana.nick, bruno.nick])
})
