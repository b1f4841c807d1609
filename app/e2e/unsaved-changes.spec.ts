import type { Page } from '@playwright/test'
import { control } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { TeamWizard } from './pages/team.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' })

/** An owner's page of their team, on a tab. */
async function openTeam(url: string, openPage: (options: { token: string }) => Promise<Page>, tag: string) {
  const person = createPerson('Rosa')
  const token = await signUpByApi(url, person)
  await createTeamByApi(url, token, {
    name: `Rascunho ${person.nick}`,
    tag,
    description: 'Treinos às terças e quintas.',
  })
  return openPage({ token })
}

const openTab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Partes do time' }).getByRole('link', { name }).press('Enter')

test('the wizard asks before it discards what was typed: by Escape, Cancel, and going back', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Rosa')) })
  await page.goto('/teams')
  await page.getByRole('main').getByRole('link', { name: 'Criar time' }).first().click()
  const wizard = new TeamWizard(page)
  await wizard.expectStep('Informações do Time')
  await wizard.field('Nome do time').fill('Raio Azul')

  const keep = async () => {
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Continuar editando' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/\/team\/create$/)
    await expect(wizard.field('Nome do time')).toHaveValue('Raio Azul')
  }
  await page.keyboard.press('Escape')
  await keep()
  // A press beside it does not close the wizard.
  await page.mouse.click(10, 450)
  await expect(question(page)).toBeHidden()
  await expect(wizard.field('Nome do time')).toHaveValue('Raio Azul')
  await wizard.button('Cancelar').click()
  await keep()
  await page.goBack()
  await keep()

  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(/\/teams$/)
  await expect(question(page)).toBeHidden()

  // Nothing typed, nothing asked.
  await page.goto('/team/create')
  await wizard.expectStep('Informações do Time')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/teams$/)
})

test('the draft of a communication survives other tabs and pages until it is sent or discarded', async ({
  openPage,
  server,
}) => {
  const page = await openTeam(server.url, openPage, 'RASC')
  await page.goto('/my/teams/RASC?tab=communications')
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  const main = page.getByRole('main')
  await control(main, 'Título').fill('Treino extra')
  await control(main, 'Mensagem').fill('Sábado às dez.')

  await openTab(page, /^Membros/)
  await expect(page.getByRole('heading', { name: 'Membros (1)' })).toBeVisible()
  await openTab(page, /^Comunicados/)
  await expect(control(main, 'Título')).toHaveValue('Treino extra')
  await page.getByRole('link', { name: 'Configurações' }).first().click()
  await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(control(main, 'Mensagem')).toHaveValue('Sábado às dez.')

  await main.getByRole('button', { name: 'Cancelar' }).click()
  await question(page).getByRole('button', { name: 'Continuar editando' }).click()
  await expect(control(main, 'Título')).toHaveValue('Treino extra')
  await main.getByRole('button', { name: 'Enviar' }).click()
  await expect(new Shell(page).toast('Comunicado enviado com sucesso.')).toContainText('Treino extra')
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  await expect(control(main, 'Título')).toHaveValue('')
})

/** Opens each form, and changes one of its fields. */
const forms = [
  { tab: 'schedule', open: 'Novo evento', field: /^Título/ },
  { tab: 'recruitment', open: 'Nova vaga', field: /^Título da vaga/ },
  { tab: 'sponsors', open: 'Novo patrocinador', field: /^Nome/ },
  { tab: 'achievements', open: 'Nova conquista', field: /^Título/ },
  { tab: 'settings', open: null, field: /^Nome do time/ },
] as const

test('every form of a team asks when it is closed, replaced or left with changes', async ({
  openPage,
  server,
}) => {
  test.slow()
  const page = await openTeam(server.url, openPage, 'FORM')
  const main = page.getByRole('main')
  for (const { tab, open, field } of forms) {
    await test.step(tab, async () => {
      await page.goto(`/my/teams/FORM?tab=${tab}`)
      if (open !== null) await page.getByRole('button', { name: open }).click()
      const text = main.getByRole('textbox', { name: field }).first()
      await text.fill('Raio Azul')

      if (open !== null) {
        for (const button of ['Cancelar', open]) {
          await main.getByRole('button', { name: button }).first().click()
          await question(page).getByRole('button', { name: 'Continuar editando' }).click()
          await expect(text).toHaveValue('Raio Azul')
        }
      }
      await openTab(page, /^Membros/)
      await question(page).getByRole('button', { name: 'Continuar editando' }).click()
      await expect(text).toHaveValue('Raio Azul')
      await openTab(page, /^Membros/)
      await question(page).getByRole('button', { name: 'Descartar' }).click()
      await expect(page).toHaveURL(/tab=members/)
    })
  }
})

test('a reload with changes or a draft is confirmed by the browser', async ({ openPage, server }) => {
  const page = await openTeam(server.url, openPage, 'RELO')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await page.goto('/my/teams/RELO?tab=communications')
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  await control(page.getByRole('main'), 'Título').pressSequentially('Treino extra')
  await openTab(page, /^Membros/)
  await expect(page.getByRole('heading', { name: 'Membros (1)' })).toBeVisible()
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByRole('heading', { name: 'Membros (1)' })).toBeVisible()
})
