import { control } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, startChampionshipByApi } from './support/championship-api.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('an organiser asks for a co-organiser, who accepts in the bell, gets another role and steps down', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Copa da Equipe' })
  const helper = createPerson('Ajudante')
  const helperToken = await signUpByApi(server.url, helper)
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=staff`)
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar à equipe' })
  await dialog.getByRole('searchbox').fill(helper.nick)
  await dialog.getByRole('option').filter({ hasText: helper.nick }).click()
  await control(dialog, 'Papel').click()
  await page.getByRole('option', { name: 'Coorganização' }).click()
  await dialog.getByRole('button', { name: 'Convidar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const staff = page.getByRole('list', { name: 'Equipe' })
  const row = staff.getByRole('listitem').filter({ hasText: helper.nick })
  await expect(row).toContainText('Coorganização')
  await expect(row).toContainText('Aguardando resposta')

  // Nobody else sees who has not accepted.
  const guest = await openPage({})
  await guest.goto(`/championships/${cup.url}`)
  const shown = guest.getByRole('list', { name: 'Organização' })
  await expect(shown).toBeVisible()
  await expect(shown).not.toContainText(helper.nick)

  const theirs = await openPage({ token: helperToken })
  await theirs.goto('/teams')
  const bell = await new Shell(theirs).openBell()
  const asked = bell.getByRole('article', { name: 'Convite para a equipe de um campeonato' })
  await asked.getByRole('button', { name: 'Aceitar' }).click()
  await new Shell(theirs).expectToast('Você está na equipe do campeonato.')
  await expect(asked.getByRole('button', { name: 'Aceitar' })).toBeHidden()
  await guest.reload()
  await expect(shown).toContainText(helper.nick)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Aguardando resposta')

  // Co-organisers edit, and leave the staff to the organiser.
  await theirs.goto(`/championships/${cup.url}/organise?tab=staff`)
  const parts = theirs.getByRole('navigation', { name: 'Partes da organização' })
  await expect(parts.getByText('Seeds')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Sair da equipe' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Adicionar pessoa' })).toBeHidden()

  await row.getByRole('button', { name: 'Passar à arbitragem' }).click()
  await expect(row).toContainText('Arbitragem')
  await theirs.reload()
  await expect(theirs.getByRole('list', { name: 'Equipe' })).toBeVisible()
  await expect(parts.getByText('Seeds')).toBeHidden()
  await theirs.getByRole('button', { name: 'Sair da equipe' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Sair da equipe' }).click()
  await expect(theirs.getByRole('heading', { name: 'Copa da Equipe', level: 1 })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Organizar' })).toBeHidden()
  await page.reload()
  await expect(staff).toBeVisible()
  await expect(row).toBeHidden()
})

test('an organiser disqualifies a team with a reason, and its opponent goes on', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Copa Justa', teams: '1234', tag: 'DQ' })
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=registrations`)
  await page.getByRole('button', { name: 'Desclassificar Time DQ1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Desclassificar Time DQ1?' })
  await expect(dialog).toContainText('os adversários avançam')
  const confirm = dialog.getByRole('button', { name: 'Desclassificar' })
  await control(dialog, 'Motivo').fill('x')
  await confirm.click()
  await expect(dialog.getByText('Motivo: use ao menos 3 caracteres')).toBeVisible()
  await control(dialog, 'Motivo').fill('Uso de programa proibido.')
  await confirm.click()
  await expect(dialog).toBeHidden()
  const row = page
    .getByRole('list', { name: 'Inscrições' })
    .getByRole('listitem')
    .filter({ hasText: 'Time DQ1' })
  await expect(row).toContainText('Desclassificado')
  await expect(row).toContainText('Motivo: Uso de programa proibido.')
  // All that is left is to take it back.
  await expect(row.getByRole('button')).toHaveCount(1)
  await expect(row.getByRole('button', { name: 'Desfazer a desclassificação de Time DQ1' })).toBeVisible()

  const path = `/public/championships/${cup.id}/matches`
  const matches = await callApi<
    { is_forfeit: boolean; home: { name: string } | null; away: { name: string } | null; winner: unknown }[]
  >(server.url, cup.organizerToken, 'GET', path)
  const lost = matches.filter(
    ({ is_forfeit, home, away }) => is_forfeit && [home?.name, away?.name].includes('Time DQ1'),
  )
  expect(lost.length).toBeGreaterThan(0)

  const screens = ['?tab=registrations', '?tab=staff'].map((tab) => ({
    path: `/championships/${cup.url}/organise${tab}`,
    heading: /^Organização: /,
  }))
  const desktop = await openPage({ token: cup.organizerToken, appearance: 'system' })
  for (const screen of screens) await checkOnDesktop(desktop, screen)
  const onPhone = await openPage({ ...phone, token: cup.organizerToken })
  for (const screen of screens) await checkOnPhone(onPhone, screen)

  await row.getByRole('button', { name: 'Desfazer a desclassificação de Time DQ1' }).click()
  await expect(row.getByRole('button', { name: 'Desclassificar Time DQ1' })).toBeVisible()
  await expect(row).not.toContainText('Desclassificado')
})
