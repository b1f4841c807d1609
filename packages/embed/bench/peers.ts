import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/*
 * `pnpm --filter @convoca/embed build && pnpm --filter @convoca/embed bench:peers [folder]`: what bells of others weigh beside ours,
 * gzip, script and styles, each as a page needs it, by the bundler and the minifier of our scripts. They are installed by npm into the
 * folder, which is a temporary one unless it is named and then kept.
 */
interface Peer {
  name: string
  packages: readonly string[]
  /** Versions to install instead of those that the registry does not have. */
  overrides?: Readonly<Record<string, string>>
  entry: string
}

const react = ['react@19.2.0', 'react-dom@19.2.0']
const render = (markup: string) =>
  `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.body).render(${markup})`

const peers: readonly Peer[] = [
  {
    name: 'React alone',
    packages: react,
    entry: render('h("p")'),
  },
  {
    name: 'Novu, @novu/js',
    packages: ['@novu/js@3.19.2'],
    entry: `import { NovuUI } from '@novu/js/ui'
new NovuUI({ options: { applicationIdentifier: 'a', subscriberId: 's' } }).mountComponent({ name: 'Inbox', element: document.body })`,
  },
  {
    name: 'Novu, @novu/react',
    packages: [...react, '@novu/react@3.19.2'],
    entry: `import { Inbox } from '@novu/react'
${render("h(Inbox, { applicationIdentifier: 'a', subscriberId: 's' })")}`,
  },
  {
    name: 'Courier, web component',
    packages: ['@trycourier/courier-ui-inbox@2.4.7'],
    entry: `import { CourierInboxPopupMenu } from '@trycourier/courier-ui-inbox'
document.body.append(new CourierInboxPopupMenu())`,
  },
  {
    name: 'MagicBell, @magicbell/magicbell-react',
    packages: [...react, '@magicbell/magicbell-react@11.5.0'],
    overrides: { '@magicbell/webpush': '2.1.0' },
    entry: `import MagicBell, { FloatingNotificationInbox } from '@magicbell/magicbell-react'
${render("h(MagicBell, { apiKey: 'a', userEmail: 'e', children: (props) => h(FloatingNotificationInbox, props) })")}`,
  },
  {
    name: 'Knock, @knocklabs/react',
    packages: [...react, '@knocklabs/react@0.12.1'],
    entry: `import { KnockFeedProvider, KnockProvider, NotificationFeedPopover, NotificationIconButton } from '@knocklabs/react'
import '@knocklabs/react/dist/index.css'
${render("h(KnockProvider, { apiKey: 'a', user: { id: 'u' } }, h(KnockFeedProvider, { feedId: 'f' }, h(NotificationIconButton), h(NotificationFeedPopover, { isVisible: true })))")}`,
  },
]

const given = process.argv[2]
const folder = given ?? mkdtempSync(join(tmpdir(), 'convoca-peers-'))

function install({ packages, overrides }: Peer, root: string): string | undefined {
  if (existsSync(join(root, 'node_modules'))) return undefined
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', overrides }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps']
  const { status, stderr } = spawnSync('npm', ['install', ...options, ...packages], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1)
}

const gzip = (content: string | Uint8Array) => gzipSync(content).length / 1000

/** Kilobytes of all that a page loads. */
async function weigh({ entry }: Peer, root: string): Promise<number> {
  writeFileSync(join(root, 'entry.js'), entry)
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      rolldownOptions: {
        input: join(root, 'entry.js'),
        output: { format: 'es', codeSplitting: false },
        onLog: () => undefined,
      },
    },
  })
  if (!('output' in built)) throw new Error('The build has no output')
  return built.output
    .map((file) => gzip(file.type === 'chunk' ? file.code : file.source))
    .reduce((sum, size) => sum + size, 0)
}

const own = gzip(readFileSync(join(import.meta.dirname, '../dist/v1/notification-bell.js')))
const rows: Record<string, string> = { '@convoca/embed': `${own.toFixed(1)} kB` }
try {
  for (const [index, peer] of peers.entries()) {
    const root = join(folder, String(index))
    const failure = install(peer, root)
    rows[peer.name] = failure ?? `${(await weigh(peer, root)).toFixed(1)} kB`
  }
  console.table(rows)
} finally {
  if (given === undefined) rmSync(folder, { recursive: true, force: true })
}
