import { openScreen } from './support/screens.ts'
import { expectWorker } from './support/service-worker.ts'
import { expect, test } from './support/test.ts'

const withWorker = { serviceWorkers: 'allow' as const, permissions: ['notifications'] }

test('a push message is shown by the worker, and names the page that it opens', async ({
  openPage,
  server,
}) => {
  const page = await openPage(withWorker)
  await openScreen(page, { path: '/jobs', heading: 'Vagas' })
  await expectWorker(page)
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const message = { id: 'n-1', title: 'Lembrete: Treino', body: 'Começa às 20:00.', path: '/notifications' }
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  const readShown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const shown = await registration.getNotifications()
      return shown.map(({ tag, title, body, data, lang }) => ({
        tag,
        title,
        body,
        data: data as unknown,
        lang,
      }))
    })
  await expect
    .poll(readShown)
    .toEqual([
      { tag: 'n-1', title: message.title, body: message.body, data: '/notifications', lang: 'pt-BR' },
    ])

  await test.step('and is replaced while it is shown, and not once it was dismissed', async () => {
    const deliver = async (change: object) =>
      devTools.send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId: await registered,
        data: JSON.stringify({ ...message, ...change }),
      })
    const readTexts = async () => (await readShown()).map(({ title, body }) => `${title}: ${body}`)
    await deliver({ body: 'A mensagem não está mais disponível.', isReplacement: true })
    await expect.poll(readTexts).toEqual(['Lembrete: Treino: A mensagem não está mais disponível.'])
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      for (const one of await registration.getNotifications()) one.close()
    })
    await deliver({ body: 'Outra vez', isReplacement: true })
    // The worker takes messages in their order: once this one is shown, the one before has been dealt with.
    await deliver({ id: 'n-2', title: 'Convite', body: 'Do time.' })
    await expect.poll(readTexts).toEqual(['Convite: Do time.'])
  })
})
