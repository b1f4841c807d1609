import { createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { page, script, test } from './support/partner-test.ts'
import { winAll } from './support/prize-cup.ts'
import { endPrizeWait } from './support/prize-time.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect } from './support/test.ts'

test('the seal of an organiser on a foreign page turns red when a promised prize is late', async ({
  openPage,
  server,
  site,
}) => {
  test.slow()
  const organizer = createPerson('Selada')
  const organizerToken = await signUpByApi(server.url, organizer)
  const { nick } = organizer
  const frame = `<iframe src="${server.url}/embed/organizer/${nick}" title="Selo" width="380" height="200"></iframe>`
  site.show({
    html: page(
      `${script(server.url, 'organizer-seal')}<convoca-organizer-seal nick="${nick}"></convoca-organizer-seal>${frame}`,
    ),
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.clock.install()
  await browserPage.goto('/')
  const seal = browserPage.locator('convoca-organizer-seal')
  const inFrame = browserPage.frameLocator('iframe')
  await expect(seal.getByText('Nenhum prêmio prometido')).toBeVisible()
  await expect(inFrame.getByText('Nenhum prêmio prometido')).toBeVisible()

  const cup = await openChampionshipByApi(server.url, {
    name: 'Copa do Selo',
    prizeAmount: 120_050,
    organizerToken,
  })
  await registerNewTeam(server.url, cup.id, 'SELA')
  await registerNewTeam(server.url, cup.id, 'SELB')
  // A minute passes on the open page, which then asks again.
  await browserPage.clock.fastForward(61_000)
  await expect(seal.getByText('Prêmios em dia')).toBeVisible()
  await expect(seal.getByText('R$ 1.200,50')).toBeVisible()
  await expect(seal.getByRole('link', { name: `Organização de ${nick}` })).toHaveAttribute(
    'href',
    `${server.url}/pro/${nick}`,
  )

  await setStatusByApi(server.url, cup, 'ONGOING')
  await winAll(server.url, cup, 'Time SELA')
  await endPrizeWait(server, cup.id)
  await browserPage.clock.fastForward(61_000)
  await expect(seal.getByText('Prêmio atrasado')).toBeVisible()
  await expect(seal.locator('[part=frame]')).toHaveAttribute('data-record', 'late')

  // The picture for sites without scripts, and the profile.
  const picture = await fetch(`${server.url}/embed/organizer/${nick}.svg`)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(await picture.text()).toMatch(/ff9592|255, ?148, ?146/i)
  const guest = await openPage()
  await guest.goto(`/pro/${nick}`)
  const panel = guest.getByRole('region', { name: 'Prêmios que organiza' })
  await expect(panel.getByText('Prêmio atrasado')).toBeVisible()
  await panel.getByRole('link', { name: 'Selo para sites' }).click()
  await expect(guest.getByRole('textbox', { name: 'Nick de quem organiza' })).toHaveValue(nick)
  await expect(guest.getByRole('region', { name: 'Código' })).toContainText(
    `<convoca-organizer-seal nick="${nick}"`,
  )
  const preview = guest.getByRole('region', { name: 'Prévia' }).frameLocator('iframe')
  await expect(preview.getByText('Prêmio atrasado')).toBeVisible()

  const heading = nick
  await checkOnDesktop(await openPage({ appearance: 'system' }), { path: `/pro/${nick}`, heading })
  await checkOnPhone(await openPage(phone), { path: `/pro/${nick}`, heading })
})
