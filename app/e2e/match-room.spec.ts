import { MatchPage } from './pages/match.ts'
import { callApi } from './support/api.ts'
import { say } from './support/chat.ts'
import { startChampionshipByApi, type PlayedChampionship } from './support/championship-api.ts'
import { getBannerPhoto } from './support/images.ts'
import { checkOnDesktop, checkOnPhone, expectNoHorizontalScroll, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

interface Match {
  id: string
  state: string
  home: { name: string } | null
  away: { name: string } | null
}

/** The matches that can be played, with the sessions of both captains. */
async function findOpenMatches(url: string, { id, organizerToken, captainTokens }: PlayedChampionship) {
  const matches = await callApi<Match[]>(url, organizerToken, 'GET', `/public/championships/${id}/matches`)
  return matches
    .filter(({ state }) => state === 'READY')
    .map((match) => {
      const [home, away] = [match.home?.name ?? '', match.away?.name ?? '']
      const tokenOf = (team: string) => captainTokens.get(team) ?? ''
      return { id: match.id, home, away, homeToken: tokenOf(home), awayToken: tokenOf(away) }
    })
}

test('two captains check in, agree on one match and differ on another, which the organiser decides @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Taça da Sala', tag: 'TS', teams: '1234' })
  const [match, other] = await findOpenMatches(server.url, cup)
  if (!match || !other) throw new Error('No match can be played')
  const path = `/championships/${cup.url}/match/${match.id}`

  // The home team's captain comes from the bracket, by keyboard.
  const home = new MatchPage(await openPage({ token: match.homeToken }))
  await home.page.goto(`/championships/${cup.url}?tab=bracket`)
  await home.page.getByRole('region', { name: 'Semifinais' }).getByRole('article').first().focus()
  await home.page.keyboard.press('Enter')
  await expect(home.page).toHaveURL(path)
  await expect(home.page.getByRole('heading', { level: 1 })).toContainText(match.home)
  const away = new MatchPage(await openPage({ token: match.awayToken }))
  await away.page.goto(path)
  await home.checkIn()
  await away.checkIn()
  await expect(away.page.getByText(/^[A-Z]{3}-[A-Z0-9]{3}$/)).toBeVisible()
  await home.page.reload()
  await expect(home.page.getByRole('button', { name: 'Copiar código' })).toBeVisible()

  // They talk beside the score.
  await home.chat.getByRole('textbox').fill('Boa sorte!')
  await home.chat.getByRole('textbox').press('Enter')
  await expect(away.chat.getByRole('log').getByText('Boa sorte!')).toBeVisible()

  // After the first game everybody has its score, in every open page; it is no report.
  const guest = new MatchPage(await openPage())
  await guest.page.goto(`/championships/${cup.url}?tab=bracket`)
  const running = guest.page.getByRole('region', { name: 'Semifinais' }).getByRole('article').first()
  await expect(running).toContainText('Ao vivo')
  await home.report.getByRole('spinbutton').first().fill('1')
  await home.report.getByRole('button', { name: 'Atualizar placar 1 – 0' }).click()
  await expect(away.page.getByRole('main').getByText('1 × 0')).toBeVisible()
  await expect(running.getByRole('listitem')).toContainText(['1', '0'])
  await expect(away.report.getByText('Ninguém informou o placar ainda.')).toBeVisible()
  await home.send(2, 0)
  await expect(home.report.getByText(`Falta o placar de ${match.away}`)).toBeVisible()
  // A report is changed until the other one agrees.
  await home.resend(2, 1)
  await expect(home.report.getByRole('listitem').filter({ hasText: 'Partida' })).toContainText('2 – 1')
  // The other side and everybody else learn that it is there, and not what it says, from the page's first HTML on.
  const readers = new MatchPage(await openPage({ javaScriptEnabled: false }))
  await readers.page.goto(path)
  await expect(readers.report.getByText('Já informou')).toBeVisible()
  expect(await readers.page.content()).not.toMatch(/2 – 1|"home_score":2/)
  await away.page.reload()
  await expect(away.report.getByText('Já informou')).toBeVisible()
  await expect(away.timeline.getByText(/informou o placar$/)).toHaveCount(2)
  await expect(away.page.getByRole('button', { name: /Aceitar/ })).toHaveCount(0)
  await expect(away.page.getByText('2 – 1')).toHaveCount(0)
  await away.send(1, 2)
  await expect(away.report.getByText('Os placares não batem')).toBeVisible()
  await expect(away.report.getByText('Divergente')).toBeVisible()
  await expect(away.report.getByRole('timer')).toBeVisible()
  await away.report.getByRole('button', { name: 'Chamar o árbitro agora' }).click()
  await expect(away.timeline.getByText(/chamou o árbitro/)).toBeVisible()
  await away.addProof(await getBannerPhoto())

  // Everybody reads about the dispute; code and pictures stay in the room.
  await guest.page.goto(path)
  await expect(guest.report.getByText('Os placares não batem')).toBeVisible()
  await expect(guest.page.getByText('Código do lobby')).toHaveCount(0)
  await expect(guest.proofs).toHaveCount(0)

  const organizer = new MatchPage(await openPage({ token: cup.organizerToken }))
  await organizer.page.goto(path)
  await expect(organizer.proofs.getByRole('img')).toHaveCount(1)
  // Both sides send again, and still differ: the referee decides, with the points of the games.
  await away.resend(0, 2)
  await expect(organizer.report.getByRole('listitem').filter({ hasText: 'Partida' })).toContainText('0 – 2')
  await organizer.rule('Decisão da arbitragem', {
    home: 1,
    away: 2,
    games: ['13 – 9', '8 – 13', '11 – 13'],
    reason: 'Visto na imagem enviada.',
  })
  await expect(organizer.page.getByText('Encerrada', { exact: true })).toBeVisible()
  await expect(organizer.timeline.getByText('Visto na imagem enviada.')).toBeVisible()
  await expect(organizer.page.getByText('8 – 13', { exact: true })).toBeVisible()

  // The other match is agreed on: its away team reports what the home team did.
  const report = `/championships/${cup.id}/matches/${other.id}/report`
  await callApi(server.url, other.homeToken, 'PUT', report, { home_score: 2, away_score: 0 })
  const agreeing = new MatchPage(await openPage({ token: other.awayToken }))
  await agreeing.page.goto(`/championships/${cup.url}/match/${other.id}`)
  await agreeing.send(2, 0)
  await expect(agreeing.report.getByText('De acordo')).toBeVisible()

  await guest.page.goto(`/championships/${cup.url}?tab=bracket`)
  const final = guest.page.getByRole('region', { name: 'Final da superior' })
  await expect(final).toContainText(match.away)
  await expect(final).toContainText(other.home)
})

test('the room passes axe for a captain and a guest, and fits a phone @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Taça do Quarto', tag: 'TK', teams: '123' })
  const [match] = await findOpenMatches(server.url, cup)
  if (!match) throw new Error('No match can be played')
  const screen = {
    path: `/championships/${cup.url}/match/${match.id}`,
    heading: new RegExp(`${match.home}.*×.*${match.away}`),
  }
  for (const token of [match.homeToken, cup.organizerToken]) {
    await checkOnDesktop(await openPage({ token, appearance: 'system' }), screen)
    await checkOnPhone(await openPage({ ...phone, token }), screen)
  }
  await checkOnPhone(await openPage(phone), screen)

  const withoutScripts = await openPage({ javaScriptEnabled: false })
  await withoutScripts.goto(screen.path)
  await expect(withoutScripts.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible()
})

test('on a phone a captain talks in one tab and reports by the bar of another', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Taça do Bolso', tag: 'TB', teams: '123' })
  const [match] = await findOpenMatches(server.url, cup)
  if (!match) throw new Error('No match can be played')
  const room = await callApi<{ conversation_id: string }>(
    server.url,
    match.awayToken,
    'GET',
    `/championships/${cup.id}/matches/${match.id}/room`,
  )
  await say(server.url, { token: match.awayToken }, room.conversation_id, 'Boa sorte!')

  const { page, report, chat, timeline } = new MatchPage(await openPage({ ...phone, token: match.homeToken }))
  await page.goto(`/championships/${cup.url}/match/${match.id}`)
  const tabs = page.getByRole('navigation', { name: 'Partes da partida' })
  await expect(tabs.getByRole('link')).toHaveText(['Placar', 'Chat1', 'Detalhes'])
  const more = report.getByRole('button', { name: `Mais um jogo para ${match.home}` })
  await more.click()
  await more.click()
  const send = report.getByRole('button', { name: 'Enviar 2 – 0' })
  await expect(send).toBeInViewport({ ratio: 1 })

  await tabs.getByRole('link', { name: 'Chat' }).click()
  await expect(chat.getByText('Boa sorte!')).toBeVisible()
  await expect(send).toBeHidden()
  await chat.getByRole('textbox').fill('Bom jogo!')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('Bom jogo!')).toBeVisible()
  await tabs.getByRole('link', { name: 'Detalhes' }).click()
  await expect(timeline).toBeVisible()

  // The typed score is still there.
  await tabs.getByRole('link', { name: 'Placar' }).click()
  await expect(tabs.getByRole('link')).toHaveText(['Placar', 'Chat', 'Detalhes'])
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(report.getByText(`Falta o placar de ${match.away}`)).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
})
