import { type CDPSession, type Page, chromium } from '@playwright/test'
import { browserLaunchOptions } from '../../.ci/browser.ts'
import { startServer } from '../../.ci/server-process.ts'
import { callApi } from '../e2e/support/api.ts'
import { createPair } from '../e2e/support/chat.ts'

/*
 * `pnpm --filter @convoca/app run bench:chat-web [messages]` after a build: how long typing takes on a 4 × slower processor,
 * beside a bare `<textarea>`; and what a page keeps of two hours of talk, one message every four seconds, sent as fast as the
 * server takes them to a page that shows the conversation. Nothing is enforced: times are the machine's.
 *
 * On two cores with other work (load average 5): no key of the composer took 16 ms (in a first run one took 88), of the textarea
 * three did. The heap went from 7.3 MB to 8.8 after 600 messages, 9.3 after 1,200 and 10.0 after 1,800, with 864 nodes and 307
 * listeners throughout; without the limit of `messages.ts` to 10.7. The reads that were marked are kept for five minutes, which a
 * compressed run does not wait for.
 */
const messages = Number(process.argv[2] ?? 1800)
const parts = 6
const line = 'Bora fechar o mapa de hoje, alguem joga de suporte?'

interface Heap {
  /** After a garbage collection, in MB. */
  'heap MB': string
  nodes: number
  listeners: number
}

async function readHeap(session: CDPSession): Promise<Heap> {
  // What one collection frees may let the next free more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { 'heap MB': (usedSize / 1e6).toFixed(1), nodes, listeners }
}

/** Records how long each event takes until the next paint. */
function watchEvents() {
  const times: number[] = []
  Object.assign(window, { times })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds of the slowest key; the browser reports none under 16. */
async function measureTyping(
  page: Page,
  session: CDPSession,
): Promise<{ slowest: string; reported: string }> {
  await page.evaluate(watchEvents)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.type(line, { delay: 120 })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = await page.evaluate(() => (window as Window & { times?: number[] }).times ?? [])
  return { slowest: `${Math.max(0, ...times)} ms`, reported: `${times.length} of ${line.length} keys` }
}

const server = await startServer({ RATE_LIMIT: 'false', SEED_DEMO: 'false' })
const browser = await chromium.launch(browserLaunchOptions())
try {
  const { davi, elis, id } = await createPair(server.url)
  const say = (token: string, content: string) =>
    callApi(server.url, token, 'POST', `/chat/conversations/${id}/messages`, {
      clientId: crypto.randomUUID(),
      content,
      attachmentIds: [],
      replyTo: null,
    })
  await say(davi.token, 'Oi')
  for (let number = 1; number <= 200; number += 1) await say(elis.token, `Linha ${number}`)
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript((token) => localStorage.setItem('convoca.token', token), davi.token)

  const bare = await context.newPage()
  await bare.goto('/terms')
  await bare.setContent('<textarea autofocus rows="2"></textarea>')
  await bare.locator('textarea').focus()
  const plain = await measureTyping(bare, await context.newCDPSession(bare))
  await bare.close()

  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`/chat?conversation=${id}`)
  await page.getByText('Linha 200', { exact: true }).last().waitFor()
  const input = page.getByLabel('Mensagem', { exact: true })
  await input.focus()
  const typing = await measureTyping(page, session)
  console.table({
    'composer of /chat, 200 messages': typing,
    'bare textarea': plain,
    goal: { slowest: '≤ 50 ms', reported: '' },
  })
  await input.fill('')

  await session.send('HeapProfiler.enable')
  const heaps: Record<string, Heap> = { before: await readHeap(session) }
  for (let part = 1; part <= parts; part += 1) {
    const count = Math.round(messages / parts)
    for (let number = 1; number <= count; number += 1)
      await say(number % 3 === 0 ? davi.token : elis.token, `${line} ${part}.${number}`)
    await page.getByText(`${part}.${count}`).last().waitFor()
    heaps[`after ${part * count}`] = await readHeap(session)
  }
  console.table(heaps)
} finally {
  await browser.close()
  await server.discard()
}
