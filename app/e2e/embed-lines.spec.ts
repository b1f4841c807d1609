import type { Page } from '@playwright/test'
import { bell, page, script, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

const link = '<a href="https://convoca.example/pagina">Ver na Convoca</a>'

/** Elements of what there is not, with what they say and what the console advises. */
const unknown = [
  ['team-card', 'tag="NADA"', 'Time não encontrado', /não há time com a tag "NADA".*atributo tag/],
  ['team-card', 'tag="!"', 'Time não encontrado', /não há time com a tag "!"/],
  ['team-card', '', 'Time não encontrado', /falta o atributo tag/],
  [
    'player-card',
    'nick="ninguem_aqui"',
    'Este perfil é privado ou não existe',
    /"ninguem_aqui".*atributo nick/,
  ],
  ['player-card', 'nick=" "', 'Este perfil é privado ou não existe', /falta o atributo nick/],
  ['organizer-seal', 'nick="ninguem_aqui"', 'Organização não encontrada', /"ninguem_aqui".*atributo nick/],
  ['organizer-seal', '', 'Organização não encontrada', /falta o atributo nick/],
  ['bracket', 'url="copa-nenhuma"', 'Campeonato não encontrado', /"copa-nenhuma".*atributo url/],
  ['bracket', 'url="/championships/x"', 'Campeonato não encontrado', /"\/championships\/x".*atributo url/],
  ['recruiting-teams', 'game="Xadrez"', 'Jogo não encontrado', /"Xadrez".*atributo game/],
  ['recruiting-teams', 'game="Xadrez" position=""', 'Jogo não encontrado', /"Xadrez".*atributo game/],
] as const

/** Elements of what there is. */
const known = [
  ['team-card', 'tag="PRO"', 'Não foi possível carregar o time'],
  ['player-card', 'nick="ana_bia"', 'Não foi possível carregar o perfil'],
  ['bracket', 'url="copa-convoca"', 'Não foi possível carregar a chave'],
  ['recruiting-teams', 'limit="3"', 'Não foi possível carregar os times'],
  ['recruiting-teams', 'limit="3" position=""', 'Não foi possível carregar os times'],
] as const

const toElement = (name: string, attributes: string, times = 1) =>
  `<convoca-${name} ${attributes} style="display:block;min-height:400px">${link}</convoca-${name}>`.repeat(
    times,
  )

const listenToWarnings = (browserPage: Page): string[] => {
  const warnings: string[] = []
  browserPage.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

for (const [name, attributes, text, advice] of unknown)
  test(`${name} ${attributes} is one quiet line, and the console says once what to do`, async ({
    openPage,
    server,
    site,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 40[04]/)
    site.show({ html: page(script(server.url, name) + toElement(name, attributes, 2)) })
    const browserPage = await openPage({ baseURL: site.url, viewport: { width: 1264, height: 900 } })
    const warnings = listenToWarnings(browserPage)
    await browserPage.goto('/')
    const elements = browserPage.locator(`convoca-${name}`)
    for (const element of [elements.first(), elements.last()]) {
      await expect(element.getByRole('status')).toHaveText(text)
      await expect(element.getByRole('link', { name: 'Ver na Convoca' })).toBeVisible()
      await expect(element.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
      expect((await element.boundingBox())?.height).toBeLessThanOrEqual(30)
    }
    expect(warnings).toEqual([expect.stringMatching(advice)])
    expect(warnings[0]).toContain(`<convoca-${name}>`)
  })

for (const [name, attributes, text] of known)
  test(`${name} ${attributes} that could not be loaded is one quiet line until the reader tries again`, async ({
    openPage,
    server,
    site,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/)
    site.show({ html: page(script(server.url, name) + toElement(name, attributes)) })
    const browserPage = await openPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
    const warnings = listenToWarnings(browserPage)
    let isDown = true
    await browserPage.route(/\.json$|\/api\//, (route) => (isDown ? route.abort() : route.continue()))
    await browserPage.goto('/')
    const element = browserPage.locator(`convoca-${name}`)
    await expect(element.getByRole('status')).toHaveText(text)
    await expect(element.getByRole('link', { name: 'Ver na Convoca' })).toBeVisible()
    // The sentence takes more than one line on a phone.
    expect((await element.boundingBox())?.height).toBeLessThanOrEqual(80)
    const retry = element.getByRole('button', { name: 'Tentar de novo' })
    await retry.press('Enter')
    await expect(element.getByRole('status')).toHaveText(text)
    await expect(retry).toBeFocused()
    isDown = false
    await retry.press('Enter')
    await expect(element.locator('[part=source]')).toBeVisible()
    await expect(element.locator('[part=row] a, article').first()).toBeVisible()
    await expect(element.getByRole('link', { name: 'Ver na Convoca' })).toBeHidden()
    expect((await element.boundingBox())?.height).toBeGreaterThanOrEqual(200)
    expect(warnings).toEqual([])
  })

test('without a width a card and a list are at most 560 px wide, and with one as wide as it says', async ({
  openPage,
  server,
  site,
}) => {
  const names = ['team-card', 'player-card', 'recruiting-teams'] as const
  const subjects = {
    'team-card': 'tag="PRO"',
    'player-card': 'nick="ana_bia"',
    'recruiting-teams': 'limit="1"',
  }
  const elements = names.flatMap((name) =>
    ['', 'width="300"', 'width="2000"'].map(
      (width) => `<convoca-${name} ${subjects[name]} ${width}></convoca-${name}>`,
    ),
  )
  const scripts = names.map((name) => script(server.url, name)).join('')
  site.show({ html: page(scripts + elements.join('')) })
  const browserPage = await openPage({ baseURL: site.url, viewport: { width: 1264, height: 5000 } })
  await browserPage.goto('/')
  // Elements that are still loading are drawn anew between the question and the measure.
  const shown = browserPage.locator('main :is([part=frame], [part=list])[data-state=ready]')
  await expect(shown).toHaveCount(elements.length)
  const widths = await shown.evaluateAll((frames) =>
    frames.map((frame) => frame.getBoundingClientRect().width),
  )
  expect(widths).toEqual(names.flatMap(() => [560, 300, 560]))
})

test('a list shows the vacancies of a position, whose rows lead to where one applies', async ({
  openPage,
  server,
  site,
}) => {
  const answer = await fetch(`${server.url}/api/public/vacancies?limit=1`)
  const [vacancy] = (
    (await answer.json()) as { data: { title: string; position: string; team: { team_tag: string } }[] }
  ).data
  if (!vacancy) throw new Error('The demo data has no vacancy')
  const { title, position, team } = vacancy
  const asked = position.toLowerCase()
  site.show({
    html: page(
      `${script(server.url, 'recruiting-teams')}<convoca-recruiting-teams position="${asked}"></convoca-recruiting-teams><convoca-recruiting-teams position="ninguém procura"></convoca-recruiting-teams>`,
    ),
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  const lists = browserPage.locator('convoca-recruiting-teams')
  await expect(lists.first().getByRole('heading', { name: `Vagas: ${asked}` })).toBeVisible()
  const row = lists.first().getByRole('link', { name: title }).first()
  await expect(row).toHaveAttribute('href', `${server.url}/team/${team.team_tag}/recruitment`)
  await expect(lists.first().getByRole('listitem').first()).toContainText(position)
  await expect(lists.last().getByRole('status')).toHaveText('Nenhuma vaga aberta agora')
})

test('a bell without the key of a site, and one whose site is not registered, say what to do', async ({
  openPage,
  server,
  site,
}) => {
  const browserPage = await openPage({ baseURL: site.url })
  const warnings = listenToWarnings(browserPage)
  site.show({
    html: page(script(server.url, 'notification-bell') + bell.replace(/site="[^"]*"/, 'site="chave"')),
  })
  await browserPage.goto('/')
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/"chave" não é a chave de um site/)])

  site.show({ html: page(script(server.url, 'notification-bell') + bell) })
  await browserPage.goto('/')
  await browserPage.getByRole('button', { name: 'Notificações' }).click()
  const opening = browserPage.waitForEvent('popup')
  await browserPage.getByRole('button', { name: 'Entrar com Convoca' }).click()
  await (await opening).close()
  await expect
    .poll(() => warnings.slice(1))
    .toEqual([expect.stringContaining(`inclua ${site.url} nas origens`)])
})
