import { createPerson, signUpByApi } from './support/accounts.ts'
import { getBannerPhoto } from './support/images.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

test('a player fills in the profile form, and others see what is public of it', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 409/)
  const [lia, rui] = [createPerson('Lia'), createPerson('Rui')]
  const page = await openPage({ token: await signUpByApi(server.url, lia) })
  await signUpByApi(server.url, rui)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Editar perfil' }).click()
  await expect(page).toHaveURL(/\/profile\?edit=true$/)
  const form = page.getByRole('form', { name: 'Editar perfil' })
  const field = (label: RegExp) => form.getByLabel(label)

  await test.step('what is required is asked for, without a full stop', async () => {
    await field(/^Nome/).fill('')
    await field(/^CPF/).fill('')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(form.getByText('Campo obrigatório', { exact: true })).toHaveCount(2)
    await expect(field(/^Nome/)).toBeFocused()
  })

  await test.step("another one's nick is refused at its field, and what was typed stays", async () => {
    await field(/^Nome/).fill('Lia Prado')
    await field(/^CPF/).fill(lia.cpf)
    await field(/^Nick/).fill(rui.nick)
    await field(/^Sobre/).fill('Controladora e IGL. Treino às 20h.')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(field(/^Nick/)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(/^Sobre/)).toHaveValue('Controladora e IGL. Treino às 20h.')
  })

  await test.step('is saved, with a toast, and the page shows it', async () => {
    await field(/^Nick/).fill(`${lia.nick}_x`)
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Sucesso', { exact: true })).toBeVisible()
    await expect(page.getByText('Perfil atualizado com sucesso.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { level: 1, name: `${lia.nick}_x` })).toBeVisible()
  })

  await test.step('the photo is cropped and stored', async () => {
    await page.goto('/profile?edit=true')
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await getBannerPhoto())
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.getByRole('button', { name: 'Salvar foto' }).click()
    await expect(page.getByText('Foto carregada com sucesso', { exact: true })).toBeVisible()
  })

  await test.step('a guest sees the public part alone', async () => {
    const guest = await openPage()
    await guest.goto(`/pro/${lia.nick}_x`)
    await expect(guest.getByRole('heading', { level: 1, name: `${lia.nick}_x` })).toBeVisible()
    await expect(guest.getByText('Controladora e IGL. Treino às 20h.')).toBeVisible()
    const content = await guest.content()
    for (const secret of [lia.email, lia.cpf, lia.phone, lia.birth]) expect(content).not.toContain(secret)
  })
})

test('a profile gets games and equipment, is found by them, and its player is invited @night', async ({
  openPage,
  server,
}) => {
  const [luz, olga] = [createPerson('Luz'), createPerson('Olga')]
  const olgasToken = await signUpByApi(server.url, olga)
  const team = await createTeamByApi(server.url, olgasToken, {
    name: `Trovão ${olga.nick}`,
    tag: 'TRVO',
    description: 'Treinos às terças e quintas, vaga para suporte.',
  })
  const page = await openPage({ token: await signUpByApi(server.url, luz) })
  const position = `Sentinela ${luz.nick.slice(-6)}`

  await test.step('adds a game with an account that is shown as unverified', async () => {
    await page.goto('/profile?edit=true')
    const games = page.getByRole('form', { name: 'Jogos' })
    await games.getByRole('switch', { name: 'Livre para jogar' }).click()
    await games.getByRole('button', { name: 'Adicionar jogo' }).click()
    await games.getByRole('combobox', { name: /Jogo/ }).click()
    await page.getByRole('option', { name: 'Valorant' }).click()
    await games.getByLabel('Conta no jogo').fill('luz#BR1')
    await games.getByLabel('Rank').fill('Imortal 2')
    await games.getByLabel('Posições').fill(`${position}, IGL`)
    await games.getByRole('button', { name: 'Salvar jogos' }).click()
    await expect(page.getByText('Jogos atualizados com sucesso.', { exact: true })).toBeVisible()
  })

  await test.step('adds a piece of equipment', async () => {
    await page.getByRole('button', { name: 'Adicionar equipamento' }).click()
    const form = page.getByRole('form', { name: 'Equipamento' })
    await form.getByRole('button', { name: 'Salvar equipamento' }).click()
    await expect(form.getByText('Campo obrigatório', { exact: true })).toHaveCount(3)
    await form.getByRole('combobox', { name: /Tipo/ }).click()
    await page.getByRole('option', { name: 'Notebook' }).click()
    await form.getByLabel(/Marca/).fill('Avell')
    await form.getByLabel(/Modelo/).fill('Storm 450')
    await form.getByRole('button', { name: 'Salvar equipamento' }).click()
    await expect(page.getByText('Equipamento salvo com sucesso.', { exact: true })).toBeVisible()
  })

  await test.step('is found by position, and invited from the list and from the profile', async () => {
    const olgas = await openPage({ token: olgasToken })
    await olgas.goto('/players')
    await olgas.getByLabel('Posição').fill(position)
    await olgas.getByRole('button', { name: 'Livre para jogar' }).click()
    const card = olgas.getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Imortal 2')
    await card.getByRole('button', { name: `Convidar ${luz.nick} para ${team.name}` }).click()
    await expect(olgas.getByText('Convite enviado com Sucesso.', { exact: true })).toBeVisible()
    // The invited player leaves the list.
    await expect(card).toHaveCount(0)
    await olgas.goto(`/pro/${luz.nick}`)
    await expect(olgas.getByText('luz#BR1 · conta não verificada')).toBeVisible()
    await expect(olgas.getByText('Avell Storm 450')).toBeVisible()
    await test.step('a tab shows one part of the profile, and has an address', async () => {
      const tabs = olgas.getByRole('navigation', { name: 'Partes do perfil' })
      await tabs.getByRole('link', { name: 'Equipamento' }).click()
      await expect(olgas).toHaveURL(`${server.url}/pro/${luz.nick}?tab=equipment`)
      await expect(olgas.getByText('Avell Storm 450')).toBeVisible()
      await expect(olgas.getByRole('heading', { name: 'Jogos' })).toHaveCount(0)
      await olgas.goBack()
      await expect(tabs.getByRole('link', { name: 'Visão geral' })).toHaveAttribute('aria-current', 'page')
      await expect(olgas.getByRole('heading', { name: 'Jogos' })).toBeVisible()
    })
    await olgas.getByRole('button', { name: 'Convidar para…' }).click()
    await expect(olgas.getByRole('button', { name: `Convidar para ${team.name}` })).toBeVisible()
    await page.goto('/profile/invites')
    await expect(page.getByRole('article', { name: team.name })).toBeVisible()
  })
})

test('settings are saved at once and can be undone; a Pix key stays masked until it is shown', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 404/)
  const rita = createPerson('Rita')
  const page = await openPage({ token: await signUpByApi(server.url, rita) })
  await page.goto('/settings?section=privacy')
  const visibility = page.getByRole('group', { name: 'Quem vê seu perfil' })

  await test.step('the profile is hidden from guests, and shown again', async () => {
    await visibility.getByRole('button', { name: 'Só quem tem conta' }).click()
    await expect(page.getByText('Preferência salva', { exact: true })).toBeVisible()
    const guest = await openPage()
    await guest.goto(`/pro/${rita.nick}`)
    await expect(guest.getByRole('heading', { name: 'Este perfil é privado' })).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(visibility.getByRole('button', { name: 'Todo mundo', pressed: true })).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1, name: rita.nick })).toBeVisible()
  })

  await test.step('a Pix key is checked by its type, and masked', async () => {
    await page.goto('/settings?section=pix')
    await page.getByRole('button', { name: 'Nova chave' }).click()
    const form = page.getByRole('form', { name: 'Chave Pix' })
    await form.getByRole('combobox', { name: /Tipo da chave/ }).click()
    await page.getByRole('option', { name: 'E-mail' }).click()
    await form.getByLabel(/^Chave/).fill('rita@')
    await form.getByRole('button', { name: 'Salvar chave' }).click()
    await expect(form.getByText('E-mail inválido')).toBeVisible()
    await form.getByLabel(/^Chave/).fill('rita.premios@convoca.example')
    await form.getByRole('button', { name: 'Salvar chave' }).click()
    await expect(page.getByText('r***@convoca.example')).toBeVisible()
    await expect(page.getByText('rita.premios@convoca.example')).toBeHidden()
  })
})
