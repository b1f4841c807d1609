import { control, selectOption } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import type { CupMatch } from './support/cup-api.ts'
import { phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('groups of one game, play-offs of three and a final of five: chosen, announced and played', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Fases'))
  const cup = await openChampionshipByApi(server.url, { name: 'Taça das Fases', organizerToken })
  // The format of a published championship stays: the draft is a copy, into which teams may come at once.
  const draft = await callApi<{ id: string; url: string }>(
    server.url,
    organizerToken,
    'POST',
    `/championships/${cup.id}/clone`,
    { name: 'Taça dos Grupos', starts_at: new Date(Date.now() + 48.5 * 3_600_000).toISOString() },
  )
  const page = await openPage({ token: organizerToken, ...phone })
  await page.goto(`/championships/${draft.url}/organise?tab=details`)
  // A double elimination has a grand final, and no groups.
  await expect(control(page, 'Jogos da grande final')).toBeVisible()
  await expect(control(page, 'Finais das chaves')).toBeVisible()
  await selectOption(page, page, 'Formato', 'Grupos + mata-mata')
  await control(page, 'Número de grupos').fill('2')
  await control(page, 'Classificados por grupo').fill('2')
  await selectOption(page, page, 'Jogos por partida nos grupos', 'Um jogo')
  await page.getByRole('button', { name: 'Adicionar rodada anterior' }).click()
  await expect(control(page, 'Quartas de final e antes')).toBeVisible()
  await page.getByRole('button', { name: 'Remover a primeira linha' }).click()
  await selectOption(page, page, 'Semifinais e antes', 'Melhor de 3')
  await selectOption(page, page, 'Final', 'Melhor de 5')
  await control(page, 'Mínimo de times').fill('4')
  await page.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expect(page.getByText('Campeonato atualizado.', { exact: true })).toBeVisible()
  const started = { ...draft, organizerToken }
  await setStatusByApi(server.url, started, 'REGISTRATION')

  const guest = await openPage()
  await guest.goto(`/championships/${draft.url}`)
  await expect(
    guest.getByText('Grupos: jogo único · mata-mata: melhor de 3 · final: melhor de 5'),
  ).toBeVisible()

  for (const letter of '1234') await registerNewTeam(server.url, draft.id, `FA${letter}`)
  await setStatusByApi(server.url, started, 'ONGOING')
  const list = () =>
    callApi<CupMatch[]>(server.url, organizerToken, 'GET', `/public/championships/${draft.id}/matches`)
  const findReady = async () => (await list()).find(({ state }) => state === 'READY')
  const lengths: number[] = []
  for (let match = await findReady(); match !== undefined; match = await findReady()) {
    lengths.push(match.best_of)
    const path = `/championships/${draft.id}/matches/${match.id}/ruling`
    const score = { home_score: (match.best_of + 1) / 2, away_score: 0, is_forfeit: false }
    await callApi(server.url, organizerToken, 'PUT', path, score)
  }
  expect(lengths).toEqual([1, 1, 3, 3, 5])
  const final = (await list()).findLast(({ state }) => state === 'CLOSED')
  await guest.goto(`/championships/${draft.url}/match/${final?.id ?? ''}`)
  await expect(guest.getByText('melhor de 5').first()).toBeVisible()
})
