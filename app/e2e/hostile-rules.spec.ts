import { openChampionshipByApi } from './support/championship-api.ts'
import { expect, test } from './support/test.ts'

const MAX_RULES = 20_000
const fill = (part: string) => part.repeat(Math.ceil(MAX_RULES / part.length)).slice(0, MAX_RULES)

/** Patterns that have held the event loop of the server, or overflowed the stack of it and of the browser. */
const rules = {
  headings: fill('# a\n'),
  code: fill('`a`'),
  stars: fill('*'),
  brackets: fill('[a]('),
  quotes: fill('> '),
  lists: fill('- '),
}

for (const [name, text] of Object.entries(rules))
  test(`a championship whose rules are ${name} opens rendered, and goes on in the browser`, async ({
    openPage,
    server,
  }) => {
    const cup = await openChampionshipByApi(server.url, { name: `Taça ${name}`, rules: text })
    const guest = await openPage()
    const response = await guest.goto(`/championships/${cup.url}?tab=rules`)
    expect(response?.status()).toBe(200)
    await expect(guest.getByRole('heading', { level: 1, name: `Taça ${name}` })).toBeVisible()
    // The tab is drawn in the browser, by the same reader.
    await guest.getByRole('link', { name: 'Times', exact: true }).click()
    await expect(guest).toHaveURL(/tab=teams/)
    await guest.getByRole('link', { name: 'Regras', exact: true }).click()
    await expect(guest).toHaveURL(/tab=rules/)
    await expect(
      guest
        .getByRole('region', { name: 'Regras' })
        .or(guest.getByRole('heading', { name: 'Regras' }))
        .first(),
    ).toBeVisible()
    const other = await fetch(`${server.url}/api/public/config`)
    expect(other.status).toBe(200)
  })
