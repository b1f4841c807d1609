import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { PushRequest, PushSender } from '../domains/push/delivery.ts'

type PushConfig = Pick<Config, 'vapidKeys' | 'dataDir' | 'mailFrom'>

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
type VapidKeys = z.infer<typeof vapidKeys>

/** Milliseconds. A job of the queue expires later. */
const TIMEOUT = 15_000

/** Those of the data folder, made with the first use: browsers are subscribed to one public key for good. */
async function ensureKeys(dataDir: string): Promise<VapidKeys> {
  const path = join(dataDir, 'vapid.json')
  const read = async () => vapidKeys.parse(JSON.parse(await readFile(path, 'utf8')))
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error
  }
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  // Another process may have been first.
  await link(draft, path).catch(() => undefined)
  await rm(draft)
  return read()
}

/** Encrypts messages for their browser and sends them to its push service. */
export function createPushSender(config: PushConfig, log: FastifyBaseLogger): PushSender {
  let keys: Promise<VapidKeys> | null = null
  const readKeys = (): Promise<VapidKeys> => {
    keys ??= config.vapidKeys === null ? ensureKeys(config.dataDir) : Promise.resolve(config.vapidKeys)
    // A full disk is no reason to fail for good.
    keys.catch(() => (keys = null))
    return keys
  }

  async function toRequest({ subscription, payload, ttl, urgency }: PushRequest) {
    return webPush.generateRequestDetails(subscription, payload, {
      TTL: ttl,
      urgency,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:${config.mailFrom}`, ...(await readKeys()) },
    })
  }

  return {
    publicKey: async () => (await readKeys()).publicKey,
    async send(message) {
      const { endpoint, method, headers, body } = await toRequest(message)
      const response = await fetch(endpoint, {
        method,
        headers,
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch((cause: unknown) => {
        // Its text may name the endpoint, which is a secret.
        const code = cause instanceof Error ? cause.name : 'unknown'
        throw new Error(`the push service cannot be reached: ${code}`)
      })
      await response.body?.cancel()
      const { status } = response
      if (response.ok) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status === 429 || status >= 500) throw new Error(`the push service answers ${status}`)
      log.warn({ status }, 'a push message was refused for good')
      return 'refused'
    },
  }
}
