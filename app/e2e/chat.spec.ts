import type { Page } from '@playwright/test'
import { ChatPanel, chatThread, chatWindow } from './pages/chat.ts'
import { Members } from './pages/members.ts'
import { QuickSearch } from './pages/quick-search.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { createPair, type Member, say, signUp } from './support/chat.ts'
import { getBannerPhoto, getLogoPhoto } from './support/images.ts'
import { phone } from './support/screen-checks.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

async function openPanel(page: Page): Promise<ChatPanel> {
  await page.goto('/teams')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Chats/ })
    .click()
  const panel = new ChatPanel(page)
  await expect(panel.root).toBeVisible()
  return panel
}

test('two players talk: one in a window beside the page, the other on a phone', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  const desktop = await openPage({ token: davi.token })
  const touched = await openPage({ ...phone, token: elis.token })
  const panel = await openPanel(desktop)
  await panel.open(elis.person.nick)
  const window = chatWindow(desktop, elis.person.nick)
  await expect(window.input).toBeFocused()
  await window.write('Bora treinar? https://exemplo.com.br/mapa')
  await window.expectState('Bora treinar?', 'sent')
  await expect(window.root.getByRole('link', { name: 'https://exemplo.com.br/mapa' })).toBeVisible()

  await test.step('the other reads it and answers', async () => {
    await touched.goto('/chat')
    await new ChatPanel(touched).rows.filter({ hasText: davi.person.nick }).getByRole('button').tap()
    await expect(touched).toHaveURL(`/chat?conversation=${id}`)
    const thread = chatThread(touched, davi.person.nick)
    await expect(thread.message('Bora treinar?')).toBeVisible()
    await window.expectState('Bora treinar?', 'read')
    await thread.input.pressSequentially('Bo')
    await expect(window.root.getByText('digitando...')).toBeVisible()
    await thread.write('Bora!')
    await expect(window.message('Bora!')).toBeVisible()
    await thread.expectState('Bora!', 'read')
    await touched.getByRole('button', { name: 'Voltar para as conversas' }).tap()
    await expect(touched.getByRole('heading', { name: 'Chats' })).toBeVisible()
  })

  await test.step('an edit, a reaction and a deletion arrive, too', async () => {
    const thread = chatThread(touched, davi.person.nick)
    await new ChatPanel(touched).open(davi.person.nick)
    await window.input.press('ArrowUp')
    await window.input.fill('Bora treinar agora?')
    await window.input.press('Enter')
    await expect(thread.message('Bora treinar agora?')).toContainText('editada')
    const there = thread.message('Bora treinar agora?')
    await there.getByRole('button', { name: 'Mais ações' }).tap()
    await there.getByRole('button', { name: 'Reagir', exact: true }).tap()
    await there.getByRole('button', { name: 'Reagir 🔥' }).tap()
    await expect(window.root.getByRole('button', { name: '🔥, 1 reação' })).toBeVisible()
    // A finger gets more than the pill that is seen.
    const reaction = there.getByRole('button', { name: '🔥, 1 reação' })
    await expect(reaction).toHaveCSS('height', '44px')
    await expect(reaction.locator('> span')).toHaveCSS('height', '26px')
    await there.getByRole('button', { name: 'Mais ações' }).tap()
    await there.getByRole('button', { name: 'Responder' }).tap()
    await thread.input.fill('Agora!')
    await thread.root.getByRole('button', { name: 'Enviar', exact: true }).tap()
    await expect(window.message('Agora!').getByRole('blockquote')).toContainText('Bora treinar agora?')
    const own = window.message('Bora treinar agora?').first()
    await own.hover()
    await own.getByRole('button', { name: 'Apagar mensagem' }).click()
    await desktop.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(thread.root.getByText('Mensagem apagada').first()).toBeVisible()
  })
})

test('a conversation opens from a profile, a row of the members and a hit of the search @night', async ({
  openPage,
  server,
}) => {
  const davi = createPerson('Abredavi')
  const elis = createPerson('Abreelis')
  const token = await signUpByApi(server.url, davi)
  const description = 'Treinos às terças e quintas.'
  const team = await createTeamByApi(server.url, token, { name: 'Abre conversas', tag: 'ABRE', description })
  await addMemberByApi(server.url, token, team, elis)
  const page = await openPage({ token })
  const window = chatWindow(page, elis.nick)
  const close = () => window.root.getByRole('button', { name: 'Fechar conversa' }).click()

  await page.goto(`/pro/${elis.nick}`)
  await page.getByRole('button', { name: 'Conversar' }).click()
  await expect(window.input).toBeFocused()
  await window.write('Do perfil')
  await close()

  await page.goto(`/my/teams/${team.tag}?tab=members`)
  const members = new Members(page)
  await members
    .row(elis.nick)
    .getByRole('button', { name: `Mais ações de ${elis.nick}` })
    .click()
  await page.getByRole('menuitem', { name: 'Conversar' }).click()
  await expect(window.message('Do perfil')).toBeVisible()
  await close()

  const palette = new QuickSearch(page)
  const hit = palette.dialog.getByRole('group', { name: 'Chats' }).getByRole('option')
  await palette.openByKeys()
  await page.keyboard.type(elis.nick)
  await hit.click()
  await expect(window.message('Do perfil')).toBeVisible()

  await test.step('on the page of the chat it opens there', async () => {
    await page.goto('/chat')
    await palette.openByKeys()
    await page.keyboard.type(elis.nick)
    await hit.click()
    await expect(chatThread(page, elis.nick).message('Do perfil')).toBeVisible()
  })
})

/** A microphone that hums, so that a recording has a wave form. */
function hum() {
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const { stream } = tone.connect(context.createMediaStreamDestination()) as MediaStreamAudioDestinationNode
    tone.start()
    return Promise.resolve(stream)
  }
}

test('pictures and a voice note are sent, seen, leafed through and heard', async ({ openPage, server }) => {
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ token: davi.token })
  const other = await openPage({ ...phone, token: elis.token })
  await page.addInitScript(hum)
  await page.goto(`/chat?conversation=${id}`)
  await other.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, elis.person.nick)
  const there = chatThread(other, davi.person.nick)

  await test.step('two pictures with a text', async () => {
    await thread.root
      .locator('input[type=file]')
      .setInputFiles([await getLogoPhoto(), await getBannerPhoto()])
    await thread.input.fill('O placar')
    await thread.input.press('Enter')
    // A participant who has it on screen reads it at once.
    await expect(thread.message('O placar')).toHaveAttribute('data-state', /^(sent|read)$/)
    await expect(there.message('O placar').getByRole('img')).toHaveCount(2)
  })
  await test.step('the other leafs through them', async () => {
    await there.message('O placar').getByRole('button', { name: 'Imagem 1' }).click()
    const viewer = other.getByRole('dialog', { name: 'Imagem 1 de 2' })
    await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
    await viewer.getByRole('button', { name: 'Próxima imagem' }).click()
    await expect(other.getByRole('dialog', { name: 'Imagem 2 de 2' })).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a recording', async () => {
    await thread.root.getByRole('button', { name: 'Gravar mensagem de voz' }).click()
    await expect(thread.root.getByText('Gravando 0:02')).toBeVisible()
    await thread.root.getByRole('button', { name: 'Enviar gravação' }).click()
    const note = there.root.getByRole('group', { name: /^Mensagem de voz, 0:0/ })
    // It lasts two seconds: on a busy machine it has ended before anybody looks.
    await note.locator('audio').evaluate((audio) => {
      const played = new Promise<true>((resolve) => audio.addEventListener('play', () => resolve(true)))
      Reflect.set(globalThis, 'played', played)
    })
    await note.getByRole('button', { name: 'Ouvir mensagem de voz' }).click()
    expect(await other.evaluate<unknown>(() => Reflect.get(globalThis, 'played'))).toBe(true)
    await note.getByRole('slider').fill('1')
    await expect
      .poll(() => note.locator('audio').evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
      .toBeGreaterThanOrEqual(1)
    await expect(note.getByRole('button', { name: 'Ouvir mensagem de voz' })).toBeVisible()
    await note.getByRole('slider').fill('1')
    await expect(note.getByText('0:01')).toBeVisible()
  })
})

test('in a group somebody is mentioned, a message is pinned, found by a search and jumped to', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id: directId } = await createPair(server.url)
  const call = (member: Member, path: string, body: object) =>
    callApi<{ id: string }>(server.url, member.token, 'POST', path, body)
  await say(server.url, davi, directId, 'Oi')
  await say(server.url, elis, directId, 'Oi!')
  const { id } = await call(davi, '/chat/conversations', { userIds: [elis.id], name: 'Tática do sábado' })
  const first = await say(server.url, elis, id, 'A escalação do clássico sai hoje')
  for (let number = 1; number <= 60; number += 1) await say(server.url, elis, id, `Linha ${number}`)
  const page = await openPage({ token: davi.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, 'Tática do sábado')

  await test.step('a mention is suggested after @', async () => {
    await thread.input.pressSequentially(`Vale, @${elis.person.nick.slice(0, 5).toLowerCase()}`)
    await expect(page.getByRole('option', { name: elis.person.nick })).toBeVisible()
    await thread.input.press('Enter')
    await expect(thread.input).toHaveValue(`Vale, @${elis.person.nick} `)
    await thread.input.press('Enter')
    await thread.expectState('Vale, @', 'sent')
  })
  await test.step('a message is found by a word without its accents, and shown', async () => {
    const start = thread.message('A escalação do clássico')
    await expect(start).toHaveCount(0)
    await thread.root.getByRole('button', { name: 'Buscar na conversa' }).click()
    await page.getByRole('searchbox', { name: 'Buscar na conversa' }).fill('classico')
    await page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('button').click()
    await expect(start).toBeInViewport()
    await start.hover()
    await start.getByRole('button', { name: 'Mais ações' }).click()
    await start.getByRole('button', { name: 'Fixar mensagem' }).click()
    const pinned = thread.root.getByRole('region', { name: 'Mensagens fixadas' })
    await expect(pinned).toContainText('A escalação do clássico')
    await page.getByRole('button', { name: 'Fechar busca' }).click()
    await thread.root.getByRole('button', { name: 'Ir para a última mensagem' }).click()
    await expect(thread.message('Vale, @')).toBeInViewport()
    await pinned.getByRole('button', { name: 'Ver mensagem' }).click()
    await expect(start).toBeInViewport()
  })
  await test.step('what arrives meanwhile is told; a quote leads to its message', async () => {
    await say(server.url, elis, id, 'Em resposta', first.id)
    await thread.root.getByRole('button', { name: 'Nova mensagem' }).click()
    const answer = thread.message('Em resposta')
    await expect(answer).toBeInViewport()
    await answer.getByRole('button', { name: /A escalação do clássico/ }).click()
    await expect(thread.message('A escalação do clássico').first()).toBeInViewport()
  })
  await test.step('unpinned, it is gone from the bar', async () => {
    await thread.root.getByRole('button', { name: 'Desafixar', exact: true }).click()
    await expect(thread.root.getByRole('region', { name: 'Mensagens fixadas' })).toHaveCount(0)
  })
})

test('a group is begun, somebody joins and leaves, and it is handed over @night', async ({
  openPage,
  server,
}) => {
  const davi = await signUp(server.url, 'Grupodavi')
  const elis = await signUp(server.url, 'Grupoelis')
  const gabi = await signUp(server.url, 'Grupogabi')
  const page = await openPage({ token: davi.token })
  const other = await openPage({ token: elis.token })
  await other.goto('/chat')
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Novo Chat', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo Chat' })
  for (const { person } of [elis, gabi]) {
    await dialog.getByRole('searchbox').fill(person.nick)
    await dialog.getByRole('option', { name: new RegExp(person.nick) }).click()
  }
  await dialog.getByRole('textbox', { name: /^Nome do grupo/ }).fill('Quinta de rank')
  await dialog.getByRole('button', { name: 'Criar grupo' }).click()
  const thread = chatThread(page, 'Quinta de rank')
  await thread.write('Bora?')
  await thread.root.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  await expect(details.getByRole('heading', { name: 'Pessoas · 3' })).toBeVisible()
  await new ChatPanel(other).open('Quinta de rank')
  await expect(chatThread(other, 'Quinta de rank').message('Bora?')).toBeVisible()
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

  await test.step('somebody is removed, whose open page says so, and added again', async () => {
    const third = await openPage({ token: gabi.token, ...phone })
    await third.goto(page.url())
    await expect(chatThread(third, 'Quinta de rank').message('Bora?')).toBeVisible()
    await details.getByRole('button', { name: `Remover ${gabi.person.nick} do grupo` }).click()
    await confirm('Remover')
    await expect(details.getByRole('heading', { name: 'Pessoas · 2' })).toBeVisible()
    await expect(third.getByText('Esta conversa não existe mais')).toBeVisible()
    await third.getByRole('button', { name: 'Voltar para as conversas' }).click()
    await expect(new ChatPanel(third).root).toBeVisible()
    await third.close()
    await details.getByRole('button', { name: 'Adicionar pessoa' }).click()
    const adding = page.getByRole('dialog', { name: 'Adicionar ao grupo' })
    await adding.getByRole('searchbox').fill(gabi.person.nick)
    await adding.getByRole('option', { name: new RegExp(gabi.person.nick) }).click()
    await adding.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await expect(details.getByRole('heading', { name: 'Pessoas · 3' })).toBeVisible()
  })
  await test.step('handed over it is left', async () => {
    await details.getByRole('button', { name: `Passar o grupo para ${elis.person.nick}` }).click()
    await confirm('Passar o grupo')
    await expect(details.getByRole('button', { name: /^Remover/ })).toHaveCount(0)
    await details.getByRole('button', { name: 'Sair do grupo' }).click()
    await confirm('Sair do grupo')
    await expect(new ChatPanel(page).rows).toHaveCount(0)
    await expect(chatThread(other, 'Quinta de rank').root.getByText('2 pessoas')).toBeVisible()
  })
})

test('what is unread is counted in the bar, the title and the list, until it is read', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ token: elis.token })
  const panel = await openPanel(page)
  await expect(panel.root.getByText('Nenhuma conversa')).toBeVisible()
  await say(server.url, davi, id, 'Oi')
  await say(server.url, davi, id, 'Tudo bem?')
  await expect(panel.rows.filter({ hasText: davi.person.nick })).toContainText('2 mensagens não lidas')
  const button = page.getByRole('banner').getByRole('button', { name: /^Chats/ })
  await expect(button).toHaveAccessibleName('Chats, 2 mensagens não lidas')
  await expect(page).toHaveTitle(/^\(2\) /)
  await panel.open(davi.person.nick)
  const window = chatWindow(page, davi.person.nick)
  await expect(window.root.getByText('2 novas mensagens')).toBeVisible()
  await expect(button).toHaveAccessibleName('Chats')
  await expect(page).not.toHaveTitle(/^\(/)

  await test.step('minimised it is counted again', async () => {
    await window.root.getByRole('button', { name: 'Minimizar conversa' }).click()
    await say(server.url, davi, id, 'E aí?')
    await expect(button).toHaveAccessibleName('Chats, 1 mensagem não lida')
    await expect(window.root.getByText('1 mensagem não lida')).toBeAttached()
    await expect(panel.root.getByRole('button', { name: 'Não lidos 1', exact: true })).toBeVisible()
  })

  await test.step('all is marked as read by the menu', async () => {
    await panel.root.getByRole('button', { name: 'Opções do chat' }).click()
    await page.getByRole('menuitem', { name: 'Marcar todas como lidas' }).click()
    await expect(button).toHaveAccessibleName('Chats')
    await expect(panel.root.getByRole('button', { name: 'Não lidos', exact: true })).toBeVisible()
  })
})

test('by keyboard a player is found, written to and replied to @night', async ({ openPage, server }) => {
  const [davi, elis] = [await signUp(server.url, 'Tecladavi'), await signUp(server.url, 'Tecladelis')]
  const page = await openPage({ token: davi.token })
  const panel = await openPanel(page)
  await panel.root.getByRole('button', { name: 'Novo Chat' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Novo Chat' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  // Results for the first letters are replaced.
  const found = page.waitForResponse((response) => response.url().includes(elis.person.nick))
  await page.keyboard.type(elis.person.nick)
  await found
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Conversar' }).focus()
  await page.keyboard.press('Enter')
  const window = chatWindow(page, elis.person.nick)
  await expect(window.input).toBeFocused()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(window.messages).toHaveCount(0)
  await page.keyboard.type('Primeira')
  await page.keyboard.press('Enter')
  await window.expectState('Primeira', 'sent')
  await window.message('Primeira').getByRole('button', { name: 'Responder' }).focus()
  await page.keyboard.press('Enter')
  await expect(window.root.getByText(`Respondendo a ${davi.person.nick}`)).toBeVisible()
  await expect(window.input).toBeFocused()
  await page.keyboard.type('Resposta')
  await page.keyboard.press('Enter')
  await expect(window.message('Resposta').getByRole('blockquote')).toContainText('Primeira')
})
