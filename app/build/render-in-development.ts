import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type * as AppModule from '../src/entry-server.tsx'

/** The pages that a browser opens; modules and data have other headers. */
const wantsPage = ({ method, headers }: Connect.IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** Sends API calls of a page to the server, of which only the path is known. */
const createFetch = (api: string) => (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return fetch(new URL(`${pathname}${search}`, api), { headers: request.headers })
}

async function render(vite: ViteDevServer, api: string, request: Connect.IncomingMessage) {
  const url = request.originalUrl ?? '/'
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  const template = await vite.transformIndexHtml(url, html)
  const app = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof AppModule
  const renderPage = app.createRenderer({ template, manifest: {} })
  return renderPage({
    url,
    view: app.readView(request.headers.cookie ?? ''),
    origin: null,
    fetch: createFetch(api),
  })
}

/** Renders pages as the server does. Styles come with the scripts here, so that a page is bare for a moment. */
export function renderInDevelopment(api: string): Plugin {
  return {
    name: 'convoca:render-in-development',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (!wantsPage(request)) return next()
        render(vite, api, request).then(
          ({ status, location, html }) => {
            response.writeHead(status, {
              'content-type': 'text/html; charset=utf-8',
              ...(location !== null && { location }),
            })
            response.end(html)
          },
          (error: unknown) => {
            // The empty document, as where the server cannot render.
            vite.config.logger.error(`A page could not be rendered: ${String(error)}`)
            next()
          },
        )
      })
    },
  }
}
