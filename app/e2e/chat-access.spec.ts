import { ChatPanel, chatThread } from './pages/chat.ts'
import { createPair, say } from './support/chat.ts'
import { tabTo } from './support/keys.ts'
import { expect, test } from './support/test.ts'

test('without a mouse a conversation is opened, written in, corrected, searched and its details read', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Bom dia')
  await say(server.url, elis, id, 'Bom dia!')
  const page = await openPage({ token: davi.token })
  const { keyboard } = page
  await page.goto('/chat')
  const row = new ChatPanel(page).rows.filter({ hasText: elis.person.nick }).getByRole('button')
  const thread = chatThread(page, elis.person.nick)

  await test.step('opened and written in', async () => {
    await tabTo(page, row)
    await keyboard.press('Enter')
    await expect(thread.message('Bom dia!')).toBeVisible()
    await tabTo(page, thread.input)
    await keyboard.type('Bora treinar')
    await keyboard.press('Shift+Enter')
    await keyboard.type('hoje?')
    await keyboard.press('Enter')
    await thread.expectState('Bora treinar', 'sent')
    await expect(thread.input).toBeFocused()
  })
  await test.step('the last own message is corrected', async () => {
    await keyboard.press('ArrowUp')
    await expect(thread.input).toHaveValue('Bora treinar\nhoje?')
    await keyboard.press('Control+A')
    await keyboard.type('Bora treinar amanhã?')
    await keyboard.press('Enter')
    await expect(thread.message('Bora treinar amanhã?')).toContainText('editada')
    await expect(thread.input).toBeFocused()
  })
  await test.step('a message of the other gets a reaction, and Escape closes the choice', async () => {
    const message = thread.message('Bom dia!')
    const react = message.getByRole('button', { name: 'Reagir', exact: true })
    await tabTo(page, react, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(message.getByRole('button', { name: 'Reagir 👍' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(message.getByRole('button', { name: 'Reagir 👍' })).toHaveCount(0)
    await expect(react).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, message.getByRole('button', { name: 'Reagir 👍' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(message.getByRole('button', { name: '👍, 1 reação' })).toBeVisible()
  })
  await test.step('a message is found and shown', async () => {
    const open = thread.root.getByRole('button', { name: 'Buscar na conversa' })
    await tabTo(page, open, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Buscar na conversa' })).toBeFocused()
    await keyboard.type('amanha')
    const found = page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('button')
    await tabTo(page, found)
    await keyboard.press('Enter')
    await expect(thread.message('Bora treinar amanhã?')).toBeInViewport()
    await tabTo(page, page.getByRole('button', { name: 'Fechar busca' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(open).toBeFocused()
  })
  await test.step('details open and give the focus back', async () => {
    const open = thread.root.getByRole('button', { name: 'Detalhes da conversa' })
    await tabTo(page, open)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Fechar detalhes' })).toBeFocused()
    await tabTo(page, page.getByRole('switch', { name: 'Silenciar' }))
    await keyboard.press('Space')
    await expect(row).toContainText('Silenciada')
    await tabTo(page, page.getByRole('button', { name: 'Fechar detalhes' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(open).toBeFocused()
  })
})

test('a screen reader hears the log from the oldest message to the latest, who said what, and what arrives', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  for (let number = 1; number <= 50; number += 1)
    await say(server.url, number % 2 === 0 ? davi : elis, id, `Linha ${number}`)
  const page = await openPage({ token: davi.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, elis.person.nick)
  const log = thread.root.getByRole('log', { name: 'Mensagens' })
  await expect(thread.message('Linha 50')).toBeVisible()
  const readNumbers = async () =>
    (await thread.texts().allTextContents()).map((text) => Number(text.replace('Linha ', '')))
  const expectInOrder = async () => {
    const numbers = await readNumbers()
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  }

  await expect(thread.messages.last()).toHaveAccessibleName(/^Você, \d\d:\d\d$/)
  await expect(thread.message('Linha 49')).toHaveAccessibleName(
    new RegExp(`^${elis.person.nick}, \\d\\d:\\d\\d$`),
  )
  await expectInOrder()
  await test.step('the tools come after what was said', async () => {
    await expect(thread.message('Linha 49')).toMatchAriaSnapshot(`
      - article:
        - paragraph: Linha 49
        - group "Ações da mensagem":
          - button "Reagir"
          - button "Responder"
    `)
  })
  await test.step('what arrives is said once, in a region of its own', async () => {
    await expect(log).toHaveAttribute('aria-live', 'off')
    await say(server.url, elis, id, 'Chegou')
    const said = thread.root.locator('[aria-live=polite]').filter({ hasText: 'Chegou' })
    await expect(said).toHaveText(`${elis.person.nick}: Chegou`)
    await expect(thread.messages.last()).toContainText('Chegou')
  })
  await test.step('scrolled back it is still read in order', async () => {
    // Older ones come in above what is being read.
    await expect
      .poll(async () => {
        await log.press('Home')
        return (await readNumbers())[0]
      })
      .toBe(1)
    await expectInOrder()
  })
})
