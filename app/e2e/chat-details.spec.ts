import { chatThread } from './pages/chat.ts'
import { callApi } from './support/api.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { signUp } from './support/chat.ts'
import { getLogoPhoto } from './support/images.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

test('the details of a team’s group show the team, its roles and the pictures of the whole conversation', async ({
  openPage,
  server,
}) => {
  const [davi, elis] = [createPerson('Fotosdavi'), createPerson('Fotoselis')]
  const token = await signUpByApi(server.url, davi)
  const description = 'Treinos às terças e quintas.'
  const team = await createTeamByApi(server.url, token, { name: 'Álbum do time', tag: 'ALBUM', description })
  await addMemberByApi(server.url, token, team, elis)
  const { data } = await callApi<{ data: { id: string; team_id: string | null }[] }>(
    server.url,
    token,
    'GET',
    '/chat/conversations?filter=groups',
  )
  const id = data.find((row) => row.team_id === team.id)?.id ?? ''
  const { buffer } = await getLogoPhoto()
  const say = (content: string, attachmentIds: string[] = []) => {
    const body = { clientId: crypto.randomUUID(), content, attachmentIds, replyTo: null }
    return callApi(server.url, token, 'POST', `/chat/conversations/${id}/messages`, body)
  }
  for (let number = 1; number <= 8; number += 1) {
    const picture = await callApi<{ id: string }>(
      server.url,
      token,
      'POST',
      `/chat/conversations/${id}/attachments`,
      { kind: 'IMAGE', base64: buffer.toString('base64') },
    )
    await say(`Foto ${number}`, [picture.id])
  }
  // More than the part that is read at first.
  for (let number = 1; number <= 45; number += 1) await say(`Linha ${number}`)

  const page = await openPage({ token })
  await page.goto(`/chat?conversation=${id}`)
  await expect(chatThread(page, team.name).message('Linha 45')).toBeVisible()
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  const rowOf = (nick: string) => details.getByRole('listitem').filter({ hasText: nick })
  await expect(rowOf(davi.nick)).toContainText('Proprietári')
  await expect(rowOf(elis.nick)).toContainText('Jogador')
  await expect(details.getByRole('button', { name: 'Editar grupo' })).toHaveCount(0)

  const pictures = details.getByRole('button', { name: /^Abrir imagem/ })
  await expect(details.getByRole('heading', { name: 'Imagens · 8' })).toBeVisible()
  await expect(pictures).toHaveCount(5)
  await details.getByRole('button', { name: 'Mais 3 imagens' }).click()
  await expect(pictures).toHaveCount(8)
  await pictures.last().click()
  const viewer = page.getByRole('dialog', { name: 'Imagem 1 de 8' })
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Imagem 2 de 8' })).toBeVisible()
  await page.keyboard.press('Escape')
  await details.getByRole('link', { name: 'Ver time' }).click()
  await expect(page).toHaveURL(new RegExp(`/my/teams/${team.tag}`))
})

test('who administers a group gives it a name and a picture, which the others see', async ({
  openPage,
  server,
}) => {
  const [davi, elis] = [await signUp(server.url, 'Nomedavi'), await signUp(server.url, 'Nomeelis')]
  const body = { userIds: [elis.id], name: 'Rank de terça' }
  const { id } = await callApi<{ id: string }>(server.url, davi.token, 'POST', '/chat/conversations', body)
  const page = await openPage({ token: davi.token })
  const other = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  await other.goto(`/chat?conversation=${id}`)
  await expect(chatThread(other, 'Rank de terça').input).toBeVisible()
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  await details.getByRole('button', { name: 'Editar grupo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar grupo' })
  const name = dialog.getByRole('textbox', { name: /^Nome do grupo/ })

  await test.step('a name that is too short is refused at its field', async () => {
    await name.fill('R4')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByText('Use de 3 a 50 caracteres')).toBeVisible()
    await expect(name).toHaveValue('R4')
  })
  await test.step('another name and a picture', async () => {
    await name.fill('Rank de quinta')
    await dialog.locator('input[type=file]').setInputFiles(await getLogoPhoto())
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toHaveCount(0)
    const there = chatThread(other, 'Rank de quinta')
    await expect(there.root.getByRole('heading', { name: 'Rank de quinta' })).toBeVisible()
    await expect(there.root.locator('header img')).toHaveJSProperty('complete', true)
  })
  await test.step('the picture is removed', async () => {
    await details.getByRole('button', { name: 'Editar grupo' }).click()
    await dialog.getByRole('button', { name: 'Remover foto' }).click()
    await expect(chatThread(other, 'Rank de quinta').root.locator('header img')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
  })
})
