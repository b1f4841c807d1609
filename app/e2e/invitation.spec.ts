import type { Page } from '@playwright/test'
import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { focusAndPress, focusAndType } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage, type TeamText, TeamWizard } from './pages/team.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, type Person, signUpByApi } from './support/accounts.ts'
import { getBannerPhoto, getLogoPhoto } from './support/images.ts'
import { serverIsDown } from './support/server-is-down.ts'
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

/** Resolves with the response to the request that sends the invitations. */
function waitForInvitations(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      /\/api\/teams\/[^/]+\/invites?$/.test(response.url()) && response.request().method() === 'POST',
  )
}

/** Expects the toast and the unread count on an open page. */
async function expectLiveInvitation(page: Page): Promise<void> {
  const shell = new Shell(page)
  await Promise.all([
    shell.expectToast('Você recebeu um convite para participar de um time'),
    expect(shell.bell).toHaveAccessibleName('Notificações, 1 não lida'),
  ])
  await expectNotReloaded(page)
}

test('two people: a team with images, a live invitation and its live acceptance, all kept across a server restart', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const team: TeamText = { name: `Trovão ${ana.nick}`, tag: 'TRVA', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([getLogoPhoto(), getBannerPhoto()])
  expect(logo.buffer.length).toBeGreaterThan(3.8 * 1024 * 1024)
  expect(logo.buffer.length).toBeLessThan(5 * 1024 * 1024)

  const brunosPage = await openPage({ token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/teams')
  await expect(brunosPage.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  await expect(new Shell(brunosPage).bell).toHaveAccessibleName('Notificações')
  await markPageLoad(brunosPage)

  const anasPage = await openPage()
  await registerAndLogIn(anasPage, ana)
  await anasPage.goto('/teams')
  await anasPage.getByRole('link', { name: 'Criar time' }).first().click()
  const wizard = new TeamWizard(anasPage)
  await wizard.expectStep('Informações do Time')
  await wizard.fillInformation({ ...team, tag: team.tag.toLowerCase() })
  await expect(wizard.field('TAG do Time')).toHaveValue(team.tag)
  await wizard.button('Próximo').click()

  await wizard.expectStep('Imagens do Time')
  await wizard.addImage('Logo', logo)
  await wizard.addImage('Banner', banner)
  await wizard.button('Próximo').click()

  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.selectPlayer(bruno)
  const sent = waitForInvitations(anasPage)
  await wizard.button('Criar Time').click()
  await sent
  await expectLiveInvitation(brunosPage)

  await new Shell(anasPage).expectToast('Time criado com sucesso.')
  await new Shell(anasPage).expectToast('Convites enviados com sucesso.')
  const anasTeam = new TeamPage(anasPage)
  await anasTeam.expectOpen(team)
  await anasTeam.expectMembers([ana.nick])
  const logoUrl = await anasTeam.expectLogo()
  await markPageLoad(anasPage)

  const panel = await new Shell(brunosPage).openBell()
  await expect(panel.getByText(team.name)).toBeVisible()
  await panel.getByRole('button', { name: 'Aceitar' }).click()
  await new Shell(brunosPage).expectToast('Convite Aceito.')
  await new Shell(brunosPage).expectToastBeside('Convite Aceito.', panel)
  await expect(panel.getByRole('button', { name: 'Aceitar' })).toBeHidden()

  await anasTeam.expectMembers([ana.nick, bruno.nick])
  await expectNotReloaded(anasPage)
  await expectNotReloaded(brunosPage)

  // The open pages may still be refetching after the acceptance.
  consoleErrors.allow(serverIsDown)
  await server.stop()
  await server.start()

  await anasPage.reload()
  await anasTeam.expectOpen(team)
  await anasTeam.expectMembers([ana.nick, bruno.nick])
  expect(await anasTeam.expectLogo()).toBe(logoUrl)
  await brunosPage.goto('/teams')
  await brunosPage.getByRole('link', { name: team.name }).click()
  await new TeamPage(brunosPage).expectMembers([ana.nick, bruno.nick])
  await brunosPage.goto('/notifications')
  await expect(brunosPage.getByRole('main').getByText(team.name).first()).toBeVisible()
})

test('by keyboard only: registering, logging in, creating a team with images, inviting and accepting @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const team: TeamText = { name: `Teclado ${ana.nick}`, tag: 'TECL', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([getLogoPhoto(), getBannerPhoto()])

  const brunosPage = await openPage({ token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/')
  await expect(new Shell(brunosPage).bell).toBeVisible()
  await markPageLoad(brunosPage)

  const page = await openPage()
  const registration = new RegisterPage(page)
  await registration.open()
  await registration.fillByKeyboard(ana)
  await page.keyboard.press('Enter')
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logInByKeyboard(ana)
  await expect(page).toHaveURL(/\/profile$/)

  await focusAndPress(page, page.getByRole('main').getByRole('link', { name: 'Criar time' }).first(), 'Enter')
  const wizard = new TeamWizard(page)
  await wizard.expectStep('Informações do Time')
  await wizard.fillInformationByKeyboard(team)
  await focusAndPress(page, wizard.button('Próximo'), 'Enter')
  await wizard.expectStep('Imagens do Time')
  await wizard.addImageByKeyboard('Logo', logo)
  await wizard.addImageByKeyboard('Banner', banner)
  await focusAndPress(page, wizard.button('Próximo'), 'Enter')
  await wizard.expectStep('Convide os jogadores para o time')
  await focusAndType(page, wizard.playerSearch(), bruno.nick)
  await expect(wizard.player(bruno.nick)).toBeVisible()
  await selectOptionByKeyboard(page, wizard, bruno.name)
  const sent = waitForInvitations(page)
  await focusAndPress(page, wizard.button('Criar Time'), 'Enter')
  await sent
  await expectLiveInvitation(brunosPage)
  await new TeamPage(page).expectOpen(team)
  await new TeamPage(page).expectLogo()

  const shell = new Shell(brunosPage)
  await focusAndPress(brunosPage, shell.bell, 'Enter')
  const accept = brunosPage
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('button', { name: 'Aceitar' })
  await focusAndPress(brunosPage, accept, 'Enter')
  await shell.expectToast('Convite Aceito.')
  await new TeamPage(page).expectMembers([ana.nick, bruno.nick])
})

/** ArrowDown moves from the search box into the list, which is one tab stop; Enter selects. */
async function selectOptionByKeyboard(page: Page, wizard: TeamWizard, name: string): Promise<void> {
  await expect(wizard.root.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(wizard.root.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await wizard.expectSelected(name)
}

test('on a 390 px phone by touch: the wizard is a page, and the invitation is accepted from the bell @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  }
  const ana = createPerson('Ana')
  const bruno = createPerson('Bruno')
  const team: TeamText = { name: `Celular ${ana.nick}`, tag: 'CEL1', game: 'Valorant', description }
  const [logo, banner] = await Promise.all([getLogoPhoto(), getBannerPhoto()])

  const brunosPage = await openPage({ ...phone, token: await signUpByApi(server.url, bruno) })
  await brunosPage.goto('/')
  await expect(new Shell(brunosPage).bell).toBeVisible()
  await markPageLoad(brunosPage)

  const page = await openPage(phone)
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
  await wizard.addImage('Logo', logo)
  await wizard.addImage('Banner', banner)
  await wizard.button('Próximo').tap()
  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.selectPlayer(bruno)
  const removeButton = await page.getByRole('button', { name: `Remover ${bruno.name}` }).boundingBox()
  expect(Math.min(removeButton?.width ?? 0, removeButton?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const sent = waitForInvitations(page)
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
