import type { Page } from '@playwright/test'
import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { TeamPage, TeamWizard } from './pages/team.ts'
import { createPerson } from './support/accounts.ts'
import { expectNoHorizontalScroll, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

/** Opens an entry of the menu, which slides in. */
async function openByMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: entry, exact: true }).tap()
}

test('a stranger on a phone signs up from the front page, fills in the profile, makes a team and asks the support', async ({
  openPage,
  server,
}) => {
  const mel = createPerson('Mel')
  const page = await openPage(phone)
  const expectHeading = async (name: string) => {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expectNoHorizontalScroll(page)
  }

  await test.step('signs up and logs in', async () => {
    await page.goto('/')
    await expectNoHorizontalScroll(page)
    await page.getByRole('link', { name: 'Criar conta' }).first().tap()
    await expectHeading('Criar conta')
    const register = new RegisterPage(page)
    await register.fill(mel)
    await register.submit()
    const auth = new AuthPage(page)
    await auth.expectOpen()
    await expect(auth.email).toHaveValue(mel.email)
    await expectNoHorizontalScroll(page)
    await auth.password.fill(mel.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
    await expect(page).toHaveURL(`${server.url}/profile`)
    await expectHeading(mel.nick)
  })

  await test.step('fills in the profile', async () => {
    await page.getByRole('link', { name: 'Editar perfil' }).tap()
    const form = page.getByRole('form', { name: 'Editar perfil' })
    await form.getByLabel(/^Sobre/).fill('Jogo de suporte, à noite.')
    await form.getByRole('button', { name: 'Salvar' }).tap()
    await expect(page.getByText('Perfil atualizado com sucesso.', { exact: true })).toBeVisible()
    await expect(page.getByText('Jogo de suporte, à noite.')).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Partes do perfil' })
    await tabs.getByRole('link', { name: 'Equipamento' }).tap()
    await expect(page.getByText('Nenhum equipamento ainda')).toBeVisible()
    await expectNoHorizontalScroll(page)
  })

  await test.step('makes a team', async () => {
    await page.getByRole('link', { name: 'Criar time' }).first().tap()
    await expectHeading('Criar Time')
    const wizard = new TeamWizard(page, 'page')
    const team = {
      name: `Bolso ${mel.nick}`,
      tag: 'BOLSO',
      game: 'Valorant',
      description: 'Treinos às segundas, pelo celular.',
    }
    await wizard.fillInformation(team)
    await wizard.button('Próximo').tap()
    await wizard.expectStep('Imagens do Time')
    await wizard.button('Próximo').tap()
    await wizard.expectStep('Convide os jogadores para o time')
    await wizard.button('Criar Time').tap()
    await new TeamPage(page).expectOpen(team)
    await expectNoHorizontalScroll(page)
  })

  await test.step('finds the support, which phones have no footer for', async () => {
    await openByMenu(page, 'Configurações')
    await expectHeading('Configurações')
    await page.getByRole('navigation', { name: 'Ajuda' }).getByRole('link', { name: 'Fale conosco' }).tap()
    await expectHeading('Suporte')
    await page.getByRole('combobox', { name: 'Assunto' }).tap()
    await page.getByRole('option', { name: 'Times e convites' }).tap()
    await page.getByLabel('Mensagem').fill('Como convido quem ainda não tem conta?')
    await page.getByRole('button', { name: 'Enviar chamado' }).tap()
    await expectHeading('Times e convites')
    await page.goto('/support')
    await page
      .getByRole('list', { name: 'Seus chamados' })
      .getByRole('link', { name: /Como convido quem/ })
      .tap()
    await expectHeading('Times e convites')
  })
})
