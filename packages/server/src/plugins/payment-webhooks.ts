import type { FastifyInstance } from 'fastify'
import { receiveWebhook } from '../domains/payments/reports.ts'
import { DomainError } from '../errors.ts'
import type { WebhookRequest } from '../payment-provider.ts'
import type { Services } from '../services.ts'

const BODY_LIMIT = 64 * 1024

function readQuery(query: unknown): Record<string, string> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * Takes the reports of the provider of payments. Its signature is about the bytes, so that nothing parses the
 * body before.
 */
export async function paymentWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { provider: string } }>('/api/webhooks/payments/:provider', async (request, reply) => {
    const { provider } = services.payments
    if (provider?.name !== request.params.provider) throw new DomainError('NOT_FOUND')
    const webhook: WebhookRequest = {
      rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      headers: request.headers,
      query: readQuery(request.query),
    }
    const receipt = await receiveWebhook(services, webhook)
    if (receipt === 'FORGED') {
      request.log.warn({ provider: provider.name }, 'a report of a payment has no valid signature')
      throw new DomainError('UNAUTHENTICATED')
    }
    return reply.status(200).header('cache-control', 'no-store').send()
  })
}
