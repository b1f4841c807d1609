import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The way in which a browser shows the app, by its cookie; opaque to the server. */
type View = unknown

export interface PageRequest {
  /** Path and query. */
  url: string
  view: View
  /** The site's public origin, if known. */
  origin: string | null
  /** Answers the page's API calls. */
  fetch: (request: Request) => Promise<Response>
}

export interface RenderedPage {
  status: number
  /** The `Location` of a redirect. */
  location: string | null
  html: string
  /** Whether its address contains a secret, so that no cache may keep it. */
  isSecret: boolean
}

/** The exports of the app's build for the server: `app/src/entry-server.tsx`. */
interface AppModule {
  /** The address as the app reads it, which is all that a page depends on, and what it does not read of the query. */
  readAddress: (url: string) => { known: string; rest: string }
  createRenderer: (options: {
    template: string
    manifest: unknown
  }) => (request: PageRequest) => Promise<RenderedPage>
  readView: (cookies: string) => View
  toViewCode: (view: View) => string
}

/** A build of the app. */
export interface AppBuild {
  /** The document without content, for when none can be rendered. */
  empty: string
  /** Stands where a nonce belongs; secret, so that no content can contain it. */
  nonceMark: string
  /** Null where the app was built for the browser only, or its renderer cannot be loaded. */
  renderer: Renderer | null
}

interface Renderer extends Pick<AppModule, 'readAddress' | 'readView' | 'toViewCode'> {
  render: (request: PageRequest) => Promise<RenderedPage>
}

export interface BuildOptions {
  appDir: string
  /** Called once for a build whose renderer cannot be loaded. */
  onFailure: (error: unknown) => void
}

/** The mark that the app's own build leaves in place of a nonce. */
const NONCE_MARK = '__CSP_NONCE__'

const toEntry = (appDir: string): string => join(`${appDir}-server`, 'entry-server.js')

/** Imported anew for each build: Node.js keeps a module for as long as it runs. */
async function importApp(appDir: string, version: string): Promise<AppModule> {
  return (await import(`${pathToFileURL(toEntry(appDir)).href}?version=${version}`)) as AppModule
}

async function createAppRenderer(appDir: string, template: string, version: string): Promise<Renderer> {
  const { createRenderer, readAddress, readView, toViewCode } = await importApp(appDir, version)
  const manifest: unknown = JSON.parse(await readFile(join(appDir, '.vite/manifest.json'), 'utf8'))
  return { render: createRenderer({ template, manifest }), readAddress, readView, toViewCode }
}

async function readBuild({ appDir, onFailure }: BuildOptions, { page, entry }: Versions): Promise<AppBuild> {
  const nonceMark = randomUUID()
  const html = await readFile(join(appDir, 'index.html'), 'utf8')
  const empty = html.replaceAll(NONCE_MARK, nonceMark)
  if (entry === null) return { empty, nonceMark, renderer: null }
  try {
    return { empty, nonceMark, renderer: await createAppRenderer(appDir, empty, `${page}-${entry}`) }
  } catch (error) {
    onFailure(error)
    return { empty, nonceMark, renderer: null }
  }
}

/** The times at which the parts of a build were written; null where there is none. */
interface Versions {
  page: number | null
  entry: number | null
}

async function readVersions(appDir: string): Promise<Versions> {
  const [page, entry] = await Promise.all(
    [join(appDir, 'index.html'), toEntry(appDir)].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    ),
  )
  return { page: page ?? null, entry: entry ?? null }
}

/** Returns a reader of the current build, which is kept until the app is built anew; null where it is not built. */
export function createBuildReader(options: BuildOptions): () => Promise<AppBuild | null> {
  let current: { versions: Versions; build: Promise<AppBuild> } | null = null
  return async () => {
    const versions = await readVersions(options.appDir)
    if (versions.page === null) return null
    if (current?.versions.page !== versions.page || current.versions.entry !== versions.entry)
      current = { versions, build: readBuild(options, versions) }
    return current.build
  }
}
