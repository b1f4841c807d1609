import { control, expectFieldError } from './pages/form.ts'
import { TeamWizard } from './pages/team.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { getLogoPhoto } from './support/images.ts'
import { makeAdmin } from './support/make-admin.ts'
import { expect, test } from './support/test.ts'

const NAME = 'Bocha Arena'

test('a game that the staff adds is listed, logged, and can be chosen for a new team', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // The name that is taken.
  consoleErrors.allow(/status of 409/)
  const staff = createPerson('Curadora')
  const staffToken = await signUpByApi(server.url, staff)
  await makeAdmin(server, staff, staffToken)
  const [known] = await callApi<{ name: string }[]>(server.url, staffToken, 'GET', '/public/games/all')

  const desk = await openPage({ token: staffToken })
  await desk.goto('/admin')
  await desk.getByRole('link', { name: 'Jogos', exact: true }).click()
  const form = desk.getByRole('form', { name: 'Novo jogo' })
  const submit = form.getByRole('button', { name: 'Adicionar jogo' })
  await submit.click()
  await expectFieldError(form, 'Nome do jogo', 'Nome obrigatório')
  const name = control(form, 'Nome do jogo')
  await name.fill(known?.name.toUpperCase() ?? '')
  await submit.click()
  await expectFieldError(form, 'Nome do jogo', 'Já existe um jogo com este nome.')
  await expect(name).toHaveValue(known?.name.toUpperCase() ?? '')

  await name.fill(NAME)
  await form.locator('input[type="file"]').setInputFiles(await getLogoPhoto())
  await expect(form.getByRole('button', { name: 'Confirmar' })).toBeVisible()
  // The open crop is confirmed with the form.
  await submit.click()
  await expect(desk.getByText(`${NAME} já pode ser escolhido.`, { exact: true })).toBeVisible()
  await expect(name).toHaveValue('')
  const row = desk.getByRole('listitem').filter({ hasText: NAME })
  await expect(row.locator('img')).toHaveAttribute('src', /^\/files\//)
  await expect(row.getByText('Sem ícone')).toBeHidden()
  await row.getByRole('button', { name: `Imagens de ${NAME}` }).click()
  const image = row.locator('input[type="file"]').nth(1)
  await image.setInputFiles(await getLogoPhoto())
  await row.getByRole('button', { name: 'Confirmar' }).click()
  await row.getByRole('button', { name: 'Salvar imagem' }).click()
  await expect(desk.getByText('Imagem carregada com sucesso', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Remover imagem' })).toBeVisible()
  await desk.goto('/admin/audit')
  await expect(desk.getByText(`${staff.nick}: Mudou uma imagem de um jogo`)).toBeVisible()
  await expect(desk.getByText(`${staff.nick}: Adicionou um jogo`)).toBeVisible()

  const player = createPerson('Capitão')
  const page = await openPage({ token: await signUpByApi(server.url, player) })
  await page.goto('/team/create')
  const wizard = new TeamWizard(page)
  await wizard.expectStep('Informações do Time')
  const description = 'Time de amigos que joga bocha aos domingos.'
  await wizard.fillInformation({ name: 'Bocha do Bairro', tag: 'BCH1', game: NAME, description })
  await wizard.button('Próximo').click()
  await wizard.expectStep('Imagens do Time')
})
