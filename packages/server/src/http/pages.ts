import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { type KeptPage, createPageCache } from './page-cache.ts'
import { type PageData, createPageData } from './page-data.ts'
import { type AppBuild, createBuildReader } from './page-renderer.ts'
import { networkOf } from '../rate-limiting/network.ts'
import { createNonce } from '../plugins/security.ts'

export interface PagesOptions {
  /** The built app. */
  appDir: string
  /** The server's public origin, for absolute links. */
  publicUrl: string | null
  /** Milliseconds until a page is sent empty. */
  renderTimeout: number
}

/** An address that no screen has. */
const NO_PAGE = '/pagina-que-nao-existe'

/** Answers a page's API calls in process, as those of a guest at the visitor's address. */
function createFetch(app: FastifyInstance, data: PageData, { ip }: FastifyRequest) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const url = `${pathname}${search}`
    const { status, headers, body } = await data.read(url, async () => {
      const response = await app.inject({
        method: 'GET',
        url,
        headers: Object.fromEntries(request.headers),
        remoteAddress: ip,
      })
      return {
        status: response.statusCode,
        headers: Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        body: new Uint8Array(response.rawPayload),
      }
    })
    return new Response(body, { status, headers: [...headers] })
  }
}

/** Null where the page takes longer than the limit. */
async function withinTime<Page>(page: Promise<Page> | null, limit: number): Promise<Page | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit)
  })
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}

/** A page has a nonce, which a shared cache would give to everybody: browsers alone keep it, and ask again. */
const PRIVATE = 'private, no-cache'

/** The address with more in its query. */
function withQuery(location: string, rest: string): string {
  if (rest === '') return location
  const [address = '', ...hash] = location.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${rest}`, ...hash].join('#')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage, nonceMark: string) {
  void reply.header('cache-control', page.isSecret ? 'no-store' : PRIVATE)
  if (page.location !== null) return reply.redirect(page.location, page.status)
  void reply.headers({ etag: page.etag, vary: 'cookie, accept-encoding' })
  if (request.headers['if-none-match'] === page.etag)
    // The browser's copy goes with the policy that it came with, whose nonce it contains.
    return reply.status(304).removeHeader('content-security-policy').send()
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll(nonceMark, createNonce(reply)))
}

function sendEmpty(reply: FastifyReply, { empty, nonceMark }: Pick<AppBuild, 'empty' | 'nonceMark'>) {
  return reply
    .header('cache-control', PRIVATE)
    .type('text/html; charset=utf-8')
    .send(empty.replaceAll(nonceMark, createNonce(reply)))
}

/** Returns the handlers of the app's pages. Where one cannot be rendered in time, it sends the app's empty document. */
export function createPages(app: FastifyInstance, { appDir, publicUrl, renderTimeout }: PagesOptions) {
  const readBuild = createBuildReader({
    appDir,
    onFailure: (error) =>
      app.log.error({ err: error }, 'the app cannot be rendered; its pages are sent empty'),
  })
  const cache = createPageCache()
  const data = createPageData()
  // A write may change any page.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || statusCode >= 400) return
    data.clear()
    cache.clear()
  })

  async function render(
    request: FastifyRequest,
    { nonceMark, renderer }: AppBuild,
    address = request.url,
  ): Promise<KeptPage | null> {
    if (renderer === null) return null
    const { known: url, rest } = renderer.readAddress(address)
    const view = renderer.readView(request.headers.cookie ?? '')
    const key = `${nonceMark} ${renderer.toViewCode(view)} ${url}`
    try {
      const rendering = cache.read(key, networkOf(request.ip), () =>
        renderer.render({ url, view, origin: publicUrl, fetch: createFetch(app, data, request) }),
      )
      const page = await withinTime(rendering, renderTimeout)
      // Parameters that the app does not read are read elsewhere, such as where a visit comes from.
      return page?.location == null ? page : { ...page, location: withQuery(page.location, rest) }
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be rendered')
      return null
    }
  }

  async function requireBuild(): Promise<AppBuild> {
    const build = await readBuild()
    if (build === null)
      throw new DomainError('NOT_FOUND', { message: 'The app is not built: run `pnpm build`' })
    return build
  }

  return {
    sendPage: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const build = await requireBuild()
      const page = await render(request, build)
      return page === null ? sendEmpty(reply, build) : sendPage(request, reply, page, build.nonceMark)
    },
    /** The page that says that there is none, for an address that the app cannot have. */
    sendMissing: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const build = await requireBuild()
      const page = await render(request, build, NO_PAGE)
      return page === null
        ? sendEmpty(reply.status(404), build)
        : sendPage(request, reply, page, build.nonceMark)
    },
    /** The empty document, which the service worker keeps for when there is no connection. */
    sendShell: async (reply: FastifyReply): Promise<FastifyReply> => {
      const { empty, nonceMark } = await requireBuild()
      // The app then knows that the server could not be reached.
      const shell = { empty: empty.replace('<html', '<html data-shell'), nonceMark }
      return sendEmpty(reply.header('x-robots-tag', 'noindex'), shell)
    },
  }
}
