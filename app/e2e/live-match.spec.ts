import type { Page } from '@playwright/test'
import { MatchPage } from './pages/match.ts'
import { signUpByApi, createPerson } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerByApi, setStatusByApi } from './support/championship-api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const colors = { AGRA: ['#b91c1c', '#fde047'], AGRB: ['#0f766e', '#a3e635'] } as const

type Tag = keyof typeof colors

/** A team of one player with colours of its own. */
async function registerColouredTeam(url: string, championshipId: string, tag: Tag) {
  const token = await signUpByApi(url, createPerson('Capita'))
  const description = 'Um time que joga agora.'
  const team = await createTeamByApi(url, token, { name: `Time ${tag}`, tag, description })
  const [primaryColor, secondaryColor] = colors[tag]
  await callApi(url, token, 'PUT', `/teams/${team.id}`, {
    name: team.name,
    teamTag: tag,
    description,
    primary_color: primaryColor,
    secondary_color: secondaryColor,
  })
  await registerByApi(url, championshipId, { token, teamId: team.id })
  return token
}

/** `rgb(185, 28, 28)`, as browsers say it. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

/** The colours of both halves of a match's head: of the drawn banner behind it, and of the drawn logo's two ends. */
async function readDrawnColors(page: Page) {
  const head = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
  return head.evaluate((element) => {
    const isDefined = (text: string | undefined) => text !== undefined
    const parts = [...element.querySelectorAll<HTMLElement>('[data-keep-colors]')]
    const banners = parts.filter(({ style }) => style.getPropertyValue('--team-first') !== '')
    const logos = [...element.querySelectorAll<HTMLElement>('span')].filter(({ style }) =>
      style.background.includes('gradient'),
    )
    return banners.map(({ style }, place) => {
      const stops = logos[place]?.style.background.match(/rgb\([^)]*\)/g) ?? []
      return {
        banner: [style.getPropertyValue('--team-first'), style.getPropertyValue('--team-second')],
        logo: [stops.at(0), stops.at(-1)].filter(isDefined),
      }
    })
  })
}

test('a match that is being played is in the calendar of both teams, in their colours, and leads to its room', async ({
  openPage,
  server,
}) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça de Agora' })
  const tokens = {
    AGRA: await registerColouredTeam(server.url, cup.id, 'AGRA'),
    AGRB: await registerColouredTeam(server.url, cup.id, 'AGRB'),
  }
  await setStatusByApi(server.url, cup, 'ONGOING')
  const [match] = await callApi<{ id: string; home: { team_tag: Tag }; away: { team_tag: Tag } }[]>(
    server.url,
    cup.organizerToken,
    'GET',
    `/public/championships/${cup.id}/matches`,
  )
  if (!match) throw new Error('The championship has no match')
  const path = `/championships/${cup.url}/match/${match.id}`

  const pages = { AGRA: await openPage({ token: tokens.AGRA }), AGRB: await openPage({ token: tokens.AGRB }) }
  for (const [tag, page] of Object.entries(pages)) {
    await page.goto(`/my/teams/${tag}?tab=schedule`)
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Em andamento' })).toHaveCount(0)
    await page.goto(path)
    await new MatchPage(page).checkIn()
  }

  const expected = [match.home, match.away].map(({ team_tag: tag }) => ({
    banner: [...colors[tag]],
    logo: colors[tag].map(toRgb),
  }))
  for (const [tag, rival] of [
    ['AGRA', 'AGRB'],
    ['AGRB', 'AGRA'],
  ] as const) {
    const page = pages[tag]
    await page.goto(`/my/teams/${tag}?tab=schedule`)
    const live = page.getByRole('region', { name: 'Em andamento' })
    await expect(live.getByRole('link', { name: `Time ${tag} × Time ${rival}` })).toBeVisible()
    await live.getByRole('link', { name: 'Ir para a sala' }).click()
    await expect(page).toHaveURL(path)
    expect(await readDrawnColors(page)).toEqual(expected)
  }
})
