import { Push } from './support/push.ts'
import { openScreen } from './support/screens.ts'
import { expectWorker } from './support/service-worker.ts'
import { expect, test } from './support/test.ts'

const withWorker = { serviceWorkers: 'allow' as const, permissions: ['notifications'] }
const jobs = { path: '/jobs', heading: 'Vagas' }

test('a push message is shown by the worker, and names the page that it opens', async ({ openPage }) => {
  const page = await openPage(withWorker)
  await openScreen(page, jobs)
  await expectWorker(page)
  const push = await Push.open(page)
  const message = { id: 'n-1', title: 'Lembrete: Treino', body: 'Começa às 20:00.', path: '/notifications' }
  await push.deliver(message)
  expect(await push.readShown()).toEqual([
    { tag: 'n-1', title: message.title, body: message.body, data: '/notifications', lang: 'pt-BR' },
  ])

  await test.step('and is replaced while it is shown, and not once it was dismissed', async () => {
    await push.deliver({ ...message, body: 'A mensagem não está mais disponível.', isReplacement: true })
    expect(await push.readTexts()).toEqual(['Lembrete: Treino: A mensagem não está mais disponível.'])
    await push.dismissAll()
    await push.deliver({ ...message, body: 'Outra vez', isReplacement: true })
    expect(await push.readTexts()).toEqual([])
    await push.deliver({ ...message, id: 'n-2', title: 'Convite', body: 'Do time.' })
    expect(await push.readTexts()).toEqual(['Convite: Do time.'])
  })
})

test('messages that come at once are all shown, and what is edited meanwhile is shown as it is now', async ({
  openPage,
}) => {
  const page = await openPage(withWorker)
  await openScreen(page, jobs)
  await expectWorker(page)
  const push = await Push.open(page)
  const messageOf = (number: number, body: string) => ({
    id: `n-${number}`,
    title: `Conversa ${number}`,
    body,
    path: '/chat',
  })
  for (const round of [0, 1, 2, 3]) {
    const numbers = [0, 1, 2, 3].map((index) => round * 4 + index)
    await push.deliver(
      ...numbers.flatMap((number) => [
        messageOf(number, 'Oi'),
        { ...messageOf(number, 'Olá'), isReplacement: true as const },
      ]),
    )
    expect(await push.readTexts()).toEqual(numbers.map((number) => `Conversa ${number}: Olá`).toSorted())
    await push.dismissAll()
    await push.deliver(
      ...numbers.map((number) => ({ ...messageOf(number, 'Outra vez'), isReplacement: true as const })),
    )
    expect(await push.readTexts()).toEqual([])
  }
})
