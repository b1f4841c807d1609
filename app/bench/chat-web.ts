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
 * On two quiet cores a key took 28 and 37 ms in the median (p98 71 and 56), one of the textarea 16 and 10 (85 and 21). With `:has()` in the
 * styles of messages and notifications it was 83 (p98 130): Chromium then styled the whole page anew with each key. The heap went from
 * 7.4 MB to 9.4 after 600 messages, 10.1 after 1,200 and 10.4 after 1,800, with 963 nodes and 318 listeners throughout. The reads that were
 * marked are kept for five minutes, which a compressed run does not wait for.
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
  // Each collection may free what kept other objects alive for the next one.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { 'heap MB': (usedSize / 1e6).toFixed(1), nodes, listeners }
}

/** Records how long each key takes until the frame after it has been painted: Event Timing reports no key of this page. */
function watchKeys() {
  const times: number[] = []
  Object.assign(window, { times })
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
      channel.port1.start()
      requestAnimationFrame(() => channel.port2.postMessage(null))
    },
    { capture: true },
  )
}

interface Typing {
  median: string
  p98: string
  slowest: string
  keys: number
}

async function measureTyping(page: Page, session: CDPSession): Promise<Typing> {
  await page.evaluate(watchKeys)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.type(line, { delay: 120 })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = await page.evaluate(() => (window as Window & { times?: number[] }).times ?? [])
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`
  return { median: at(0.5), p98: at(0.98), slowest: at(1), keys: times.length }
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
  // Files that load after the conversation, such as the service worker's, are no part of typing.
  await page.waitForLoadState('networkidle')
  await input.pressSequentially('Oi')
  const typing = await measureTyping(page, session)
  console.table({
    'composer of /chat, 200 messages': typing,
    'bare textarea': plain,
    goal: { slowest: '≤ 50 ms' },
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
