import type { Locator, Page } from '@playwright/test'
import { control } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { dayFromToday } from './support/dates.ts'
import { expect, test } from './support/test.ts'

interface Side {
  name: string
}

interface Match {
  id: string
  number: number
  state: string
  best_of: number
  home: Side | null
  away: Side | null
}

async function fillMoment(page: Page, label: string, days: number, time: string): Promise<void> {
  await control(page, label).fill(dayFromToday(days).iso.split('-').toReversed().join(''))
  await control(page, `${label}: horário`).fill(time)
}

/** Nothing on the page speaks of teams. */
const expectNoTeams = (part: Locator) => expect(part).not.toContainText(/\btimes?\b/i)

/** Creates the cup by the form, publishes it and returns its path. */
async function createCup(page: Page, name: string): Promise<string> {
  const next = page.getByRole('button', { name: 'Próximo' })
  await page.goto('/championships/new')
  await control(page, 'Nome do campeonato').fill(name)
  await control(page, 'Descrição').fill('Uma copa de um contra um, aberta a quem quiser jogar.')
  await control(page, 'Jogo').click()
  await page.getByRole('option').first().click()
  await next.click()
  await control(page, 'Quem participa').click()
  await page.getByRole('option', { name: 'Jogadores, sem time' }).click()
  await expect(control(page, 'Titulares por time')).toBeHidden()
  await control(page, 'Mínimo de jogadores').fill('2')
  await control(page, 'Máximo de jogadores').fill('11')
  await fillMoment(page, 'Inscrições abrem em', -1, '10:00')
  await fillMoment(page, 'Inscrições fecham em', 5, '10:00')
  await fillMoment(page, 'Check-in abre em', 6, '10:00')
  await fillMoment(page, 'Começa em', 7, '10:00')
  await next.click()
  await control(page, '1º lugar').fill('Troféu')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await expect(page.getByRole('heading', { name: `Organização: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicado. As inscrições seguem o prazo.')).toBeVisible()
  return new URL(page.url()).pathname.replace('/organise', '')
}

const readMatches = (url: string, id: string) =>
  callApi<Match[]>(url, '', 'GET', `/public/championships/${id}/matches`)

/** Both players report that the one who comes first in the list has won, in every match that is open until none is. */
async function playOut(url: string, id: string, tokens: ReadonlyMap<string, string>): Promise<void> {
  const order = [...tokens.keys()]
  for (;;) {
    const open = (await readMatches(url, id)).filter(({ state }) => state === 'READY')
    if (open.length === 0) return
    for (const { id: matchId, best_of: games, home, away } of open) {
      const isHome = order.indexOf(home?.name ?? '') < order.indexOf(away?.name ?? '')
      const needed = (games + 1) / 2
      const score = { home_score: isHome ? needed : 0, away_score: isHome ? 0 : needed }
      for (const side of [home, away])
        await callApi(
          url,
          tokens.get(side?.name ?? '') ?? '',
          'PUT',
          `/championships/${id}/matches/${matchId}/report`,
          score,
        )
    }
  }
}

test('a cup of eleven players without teams, from the form to the champion', async ({ openPage, server }) => {
  test.slow()
  const organizer = await signUpByApi(server.url, createPerson('Organiza'))
  const own = createPerson('Ana')
  const ownToken = await signUpByApi(server.url, own)
  const name = `Copa 1 × 1 ${own.nick}`
  const desk = await openPage({ token: organizer })
  const path = await createCup(desk, name)
  const { id } = await callApi<{ id: string }>(
    server.url,
    organizer,
    'GET',
    `/public/championships/url${path.replace('/championships', '')}`,
  )

  // One registers in the browser, the others by the API.
  const page = await openPage({ token: ownToken })
  await page.goto(path)
  await page.getByRole('button', { name: 'Inscrever-me' }).click()
  await expect(page.getByText('Você está inscrito')).toBeVisible()
  await expectNoTeams(page.getByRole('main'))
  const tokens = new Map([[own.nick, ownToken]])
  for (let made = 0; made < 10; made += 1) {
    const person = createPerson('Jogador')
    const token = await signUpByApi(server.url, person)
    await callApi(server.url, token, 'POST', `/championships/${id}/registration/player`)
    tokens.set(person.nick, token)
  }

  const guest = await openPage()
  await guest.goto(`${path}?tab=teams`)
  const list = guest.getByRole('main').getByRole('listitem')
  await expect(guest.getByRole('heading', { name: 'Jogadores inscritos (11 de 11)' })).toBeVisible()
  await expect(list.getByRole('link', { name: own.nick })).toHaveAttribute('href', `/pro/${own.nick}`)
  await expectNoTeams(guest.getByRole('main'))

  // The organiser seeds and starts it.
  await desk.goto(`${path}/organise?tab=registrations`)
  await expect(desk.getByRole('list', { name: 'Inscrições' }).getByRole('listitem')).toHaveCount(11)
  await expectNoTeams(desk.getByRole('main'))
  await desk.goto(`${path}/organise?tab=seeding`)
  await desk.getByRole('button', { name: `Mover ${[...tokens.keys()].at(-1)}` }).press('Home')
  await desk.getByRole('button', { name: 'Salvar ordem' }).click()
  await expect(desk.getByText('Seeds salvos.', { exact: true })).toBeVisible()
  await expectNoTeams(desk.getByRole('main'))
  await desk.goto(`${path}/organise`)
  await desk.getByRole('button', { name: 'Iniciar' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Iniciar' }).click()
  await expect(desk.getByText('Em andamento. Termina sozinho com a última partida.')).toBeVisible()

  // The first seed waits for the winner of a first match, then plays in the room.
  const opponentsOf = async () =>
    (await readMatches(server.url, id)).filter(
      ({ state, home, away }) => state === 'READY' && home?.name !== own.nick && away?.name !== own.nick,
    )
  for (const { id: matchId, best_of: games, home, away } of await opponentsOf())
    for (const side of [home, away])
      await callApi(
        server.url,
        tokens.get(side?.name ?? '') ?? '',
        'PUT',
        `/championships/${id}/matches/${matchId}/report`,
        {
          home_score: (games + 1) / 2,
          away_score: 0,
        },
      )
  const mine = (await readMatches(server.url, id)).find(
    ({ state, home, away }) => state === 'READY' && (home?.name === own.nick || away?.name === own.nick),
  )
  if (mine === undefined) throw new Error('No match of the first seed')
  const opponent = (mine.home?.name === own.nick ? mine.away?.name : mine.home?.name) ?? ''
  await page.goto(`${path}/match/${mine.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(opponent)
  await expect(page.getByText('Cada jogador informa o próprio placar')).toBeVisible()
  await page.getByRole('button', { name: 'Fazer check-in' }).click()
  await expect(page.getByText('Um jogador pronto')).toBeVisible()
  await expectNoTeams(page.getByRole('main'))
  await guest.goto(`${path}/match/${mine.id}`)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(own.nick)
  await expectNoTeams(guest.getByRole('main'))

  await playOut(server.url, id, tokens)
  await guest.goto(path)
  await expect(guest.getByText('Encerrado').first()).toBeVisible()
  await expect(guest.getByText('campeão', { exact: true })).toBeVisible()
  await expect(guest.getByRole('main')).toContainText(own.nick)
  await expectNoTeams(guest.getByRole('main'))
  await guest.goto(`${path}?tab=bracket`)
  await expect(guest.getByRole('main')).toContainText('Final')
  await expectNoTeams(guest.getByRole('main'))
})
