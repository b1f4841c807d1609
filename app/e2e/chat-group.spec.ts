import { ChatPanel, chatThread } from './pages/chat.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { signUp } from './support/chat.ts'
import { phone } from './support/screen-checks.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

test('a team’s group shows its tag and who is there, is silenced in its head and reported in its details', async ({
  openPage,
  server,
}) => {
  const [davi, elis] = [createPerson('Grupodavi'), createPerson('Grupoelis')]
  const token = await signUpByApi(server.url, davi)
  const description = 'Treinos às terças e quintas.'
  const team = await createTeamByApi(server.url, token, { name: 'Gente do grupo', tag: 'GENTE', description })
  const otherToken = await addMemberByApi(server.url, token, team, elis)
  const { data } = await callApi<{ data: { id: string }[] }>(
    server.url,
    token,
    'GET',
    '/chat/conversations?filter=groups',
  )
  const id = data[0]?.id ?? ''
  const page = await openPage({ token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, team.name)
  const head = thread.root.locator('header')
  await expect(head.getByText('GENTE', { exact: true })).toBeVisible()
  await expect(head).toContainText('2 pessoas · 1 online')
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  const rowOf = (nick: string) => details.getByRole('listitem').filter({ hasText: nick })
  await expect(rowOf(elis.nick)).toContainText('Offline')

  const other = await openPage({ token: otherToken, ...phone })
  const there = chatThread(other, team.name)
  await test.step('who comes is online, then away, then gone', async () => {
    await other.clock.install()
    await other.goto(`/chat?conversation=${id}`)
    await expect(there.input).toBeVisible()
    await expect(head).toContainText('2 pessoas · 2 online')
    await expect(rowOf(elis.nick)).toContainText('Online')
    await expect(there.root.locator('header')).toContainText('2 pessoas · 2 online')
    await other.clock.fastForward('05:30')
    await expect(rowOf(elis.nick)).toContainText('Ausente')
    await expect(head).toContainText('2 pessoas · 1 online')
  })
  await test.step('the list says who wrote last', async () => {
    const row = new ChatPanel(page).rows.filter({ hasText: team.name })
    await thread.write('Treino às oito?')
    await expect(row).toContainText('Você: Treino às oito?')
    await there.write('Às nove')
    await expect(row).toContainText(`${elis.nick}: Às nove`)
    await other.close()
    await expect(rowOf(elis.nick)).toContainText('Offline')
  })
  await test.step('silenced in the head it is so in the details, too', async () => {
    await head.getByRole('button', { name: 'Silenciar conversa' }).click()
    await expect(details.getByRole('switch', { name: 'Silenciar' })).toBeChecked()
    await head.getByRole('button', { name: 'Reativar avisos da conversa' }).click()
    await expect(details.getByRole('switch', { name: 'Silenciar' })).not.toBeChecked()
  })
  await test.step('it is reported to the staff', async () => {
    await details.getByRole('button', { name: 'Denunciar conversa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar conversa' })
    await dialog.getByRole('combobox', { name: /^Motivo/ }).click()
    await page.getByRole('option', { name: 'Spam ou golpe' }).click()
    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/report') && response.status() === 204,
    )
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
    await sent
    await expect(page.getByText('Denúncia enviada. A moderação vai analisar.', { exact: true })).toBeVisible()
  })
})

test('of many people the first are shown, all by a press', async ({ openPage, server }) => {
  const davi = await signUp(server.url, 'Muitosdavi')
  const userIds: string[] = []
  for (let number = 1; number <= 6; number += 1)
    userIds.push((await signUp(server.url, `Muitos${number}`)).id)
  const body = { userIds, name: 'Turma da rank' }
  const { id } = await callApi<{ id: string }>(server.url, davi.token, 'POST', '/chat/conversations', body)
  const page = await openPage({ token: davi.token })
  await page.goto(`/chat?conversation=${id}`)
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const people = page.getByRole('region', { name: 'Pessoas · 7' })
  await expect(people.getByRole('listitem')).toHaveCount(5)
  await people.getByRole('button', { name: 'Ver todas' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(7)
})
