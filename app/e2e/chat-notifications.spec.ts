import { Shell } from './pages/shell.ts'
import { createPerson } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { say, signUp } from './support/chat.ts'
import { openScreen } from './support/screens.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

/** Two players of a team, and the team's group. */
async function createMates(url: string) {
  const davi = await signUp(url, 'Davisino')
  const person = createPerson('Elissino')
  const input = { name: 'Time do Sino', tag: 'SINO', description: 'Time que conversa no grupo.' }
  const team = await createTeamByApi(url, davi.token, input)
  const token = await addMemberByApi(url, davi.token, team, person)
  const { data } = await callApi<{ data: { id: string }[] }>(
    url,
    token,
    'GET',
    '/chat/conversations?filter=groups',
  )
  const [group] = data
  if (!group) throw new Error('the team has no group')
  return { davi, elis: { person, token }, groupId: group.id }
}

test('a mention comes by toast and bell, follows its edit and its deletion, and leads to its conversation', async ({
  openPage,
  server,
}) => {
  const { davi, elis, groupId } = await createMates(server.url)
  const page = await openPage({ token: elis.token })
  await openScreen(page, { path: '/teams', heading: 'Gerenciamento de Times' })
  const shell = new Shell(page)
  const mention = `@${elis.person.nick} a senha é tatu-bola`
  const { id } = await say(server.url, davi, groupId, mention)
  await shell.expectToast('Você recebeu uma nova mensagem')
  const panel = await shell.openBell()
  await expect(panel.getByText(mention)).toBeVisible()

  await test.step('in an open bell', async () => {
    const content = `@${elis.person.nick} bora treinar?`
    await callApi(server.url, davi.token, 'PATCH', `/chat/messages/${id}`, { content })
    await expect(panel.getByText(content)).toBeVisible()
    await expect(panel.getByText(mention)).toBeHidden()
    await callApi(server.url, davi.token, 'DELETE', `/chat/messages/${id}`)
    await expect(panel.getByText('A mensagem não está mais disponível.')).toBeVisible()
    await expect(panel.getByText(content)).toBeHidden()
  })

  await test.step('to the conversation', async () => {
    await panel.getByRole('link', { name: /mencionou você em Time do Sino/ }).click()
    await expect(page).toHaveURL(`/chat?conversation=${groupId}`)
    await expect(page.getByText('Mensagem apagada').first()).toBeVisible()
  })
})
