import { control, selectOption } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import type { CupMatch } from './support/cup-api.ts'
import { expect, test } from './support/test.ts'

const inTwoDays = () => new Date(Date.now() + 48.5 * 3_600_000).toISOString()
/** Games won by the first against the second: one wins against the next, and all have one win. */
const results: Readonly<Record<string, readonly [number, number]>> = {
  'Time DE1 Time DE2': [2, 0],
  'Time DE2 Time DE3': [2, 1],
  'Time DE3 Time DE1': [2, 0],
}

test('the organiser orders the tie-breaks, and the table says which one has decided', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Desempata'))
  const cup = await openChampionshipByApi(server.url, { name: 'Taça do Desempate', organizerToken })
  const draft = await callApi<{ id: string; url: string }>(
    server.url,
    organizerToken,
    'POST',
    `/championships/${cup.id}/clone`,
    { name: 'Liga do Desempate', starts_at: inTwoDays() },
  )
  const page = await openPage({ token: organizerToken })
  await page.goto(`/championships/${draft.url}/organise?tab=details`)
  await selectOption(page, page, 'Formato', 'Todos contra todos')
  await page.getByRole('button', { name: 'Remover a última rodada' }).click()
  await selectOption(page, page, 'Pontos por vitória', '3 pontos')
  // A criterion that is chosen again changes places with the other one.
  await expect(control(page, '1º critério')).toHaveText('Confronto direto')
  await selectOption(page, page, '1º critério', 'Jogos vencidos')
  await expect(control(page, '3º critério')).toHaveText('Confronto direto')
  await selectOption(page, page, '2º critério', 'Confronto direto')
  await page.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expect(page.getByText('Campeonato atualizado.', { exact: true })).toBeVisible()

  const started = { ...draft, organizerToken }
  await setStatusByApi(server.url, started, 'REGISTRATION')
  for (const letter of '123') await registerNewTeam(server.url, draft.id, `DE${letter}`)
  await setStatusByApi(server.url, started, 'ONGOING')
  const matches = await callApi<CupMatch[]>(
    server.url,
    organizerToken,
    'GET',
    `/public/championships/${draft.id}/matches`,
  )
  for (const { id, home, away, state } of matches) {
    if (state !== 'READY' || home === null || away === null) continue
    const [won, lost] = results[`${home.name} ${away.name}`] ?? []
    const [lostAsAway, wonAsAway] = results[`${away.name} ${home.name}`] ?? []
    const score = { home_score: won ?? wonAsAway, away_score: lost ?? lostAsAway, is_forfeit: false }
    await callApi(server.url, organizerToken, 'PUT', `/championships/${draft.id}/matches/${id}/ruling`, score)
  }

  const guest = await openPage()
  await guest.goto(`/championships/${draft.url}?tab=bracket`)
  await expect(
    guest.getByText(
      'Vitória: 3 pontos. Desempate: jogos vencidos, confronto direto, saldo de jogos, cabeça de chave.',
      { exact: false },
    ),
  ).toBeVisible()
  const rows = guest.getByRole('table', { name: 'Classificação' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Time DE3')
  await expect(rows.nth(1)).not.toContainText('Desempate')
  await expect(rows.nth(2)).toContainText('Time DE1')
  await expect(rows.nth(2)).toContainText('Desempate: jogos vencidos, 2 contra 3')
  // Those who are still level are told apart by their own match.
  await expect(rows.nth(3)).toContainText('Time DE2')
  await expect(rows.nth(3)).toContainText('Desempate: confronto direto, 0 contra 3')
})
