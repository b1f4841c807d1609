import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PartnerPage {
  html: string
  headers?: Record<string, string>
}

export interface PartnerSite {
  /** Another origin than Convoca's. */
  readonly url: string
  /** Serves this page at `/` from now on. */
  show(page: PartnerPage): void
  close(): Promise<void>
}

/** A site of somebody else, on a port of its own. */
export async function startPartnerSite(): Promise<PartnerSite> {
  let current: PartnerPage = { html: '' }
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...current.headers })
    response.end(current.html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // Convoca is 127.0.0.1: another port alone would share its cookies.
    url: `http://localhost:${port}`,
    show: (page) => {
      current = page
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
