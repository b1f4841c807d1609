/**
 * Zips the WordPress plugin as a webmaster does, unpacks it in a real WordPress with a database of its own, and reads pages with the block in
 * a browser, writes one in WordPress's editor, and pastes a link. Needs WordPress in /usr/share/wordpress (Debian's package or another
 * copy, WORDPRESS_PATH), PHP with mysqli, MariaDB and zip: where one of them is missing it says so and checks nothing.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { browserLaunchOptions } from './browser.ts'
import { assert } from './react-consumers.ts'
import { root } from './run-step.ts'
import { freePort, startServer } from './server-process.ts'

const wordpress = process.env['WORDPRESS_PATH'] ?? '/usr/share/wordpress'
const embed = join(root, 'packages/embed')
const parts = join(embed, 'test/wordpress')

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0

const missing = [
  !existsSync(join(wordpress, 'wp-load.php')) && `WordPress in ${wordpress}`,
  !has('php', '-r', 'exit(extension_loaded("mysqli") ? 0 : 1);') && 'PHP with mysqli',
  !['mariadbd', 'mariadb', 'mariadb-admin', 'mariadb-install-db'].every((name) => has('which', name)) &&
    'MariaDB',
  !has('zip', '-v') && 'zip',
].filter((part) => part !== false)

/** The processes that are started here, the last first. */
const children: ChildProcess[] = []

function startChild(command: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  children.unshift(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }))
}

async function endChildren(): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }
}

async function waitUntil(isReady: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`${what} did not become ready`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** An empty database that only a socket in this folder leads to. */
async function startDatabase(folder: string): Promise<string> {
  const data = join(folder, 'database')
  const socket = join(folder, 'database.sock')
  const user = `--user=${userInfo().username}`
  execFileSync(
    'mariadb-install-db',
    [user, `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  )
  startChild(
    'mariadbd',
    ['--no-defaults', user, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
    {},
  )
  await waitUntil(
    () => has('mariadb-admin', '--no-defaults', `--socket=${socket}`, '-uroot', 'ping'),
    'MariaDB',
  )
  execFileSync('mariadb', [
    '--no-defaults',
    `--socket=${socket}`,
    '-uroot',
    '-e',
    'create database wordpress',
  ])
  return socket
}

/** A copy of WordPress with the plugin out of its zip file, and a theme that is nothing but a page. */
function copySite(folder: string, socket: string): string {
  const site = join(folder, 'site')
  cpSync(wordpress, site, { recursive: true, dereference: true })
  rmSync(join(site, 'wp-content'), { recursive: true, force: true })
  const plugins = join(site, 'wp-content/plugins')
  mkdirSync(plugins, { recursive: true })
  mkdirSync(join(site, 'wp-content/mu-plugins'))
  const zip = join(folder, 'convoca-embed.zip')
  execFileSync('zip', ['-qr', zip, 'convoca-embed'], { cwd: join(embed, 'wordpress') })
  execFileSync('unzip', ['-q', zip], { cwd: plugins })
  cpSync(join(parts, 'local.php'), join(site, 'wp-content/mu-plugins/local.php'))
  cpSync(join(parts, 'theme'), join(site, 'wp-content/themes/esporte-urbano'), { recursive: true })
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST'] );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`,
  )
  return site
}

const block = (attributes: object): string => `<!-- wp:convoca/embed ${JSON.stringify(attributes)} /-->`

/** The pages with the part of each that is looked for, and the link that stands in the page itself. */
const pages = [
  { content: block({ subject: 'pro' }), shows: 'Pro Players BR', link: '/team/profile/PRO' },
  {
    content: block({ kind: 'player-card', subject: 'ana_bia', width: 280, theme: 'light' }),
    shows: 'ana_bia',
    link: '/pro/ana_bia',
  },
  {
    content: block({ kind: 'bracket', subject: 'copa-convoca', height: 300, accent: '#d92d20' }),
    shows: 'Copa Convoca',
    link: '/championships/copa-convoca',
  },
  {
    content: block({ kind: 'recruiting-teams', listing: 'vacancies', limit: 3 }),
    shows: 'Vagas abertas',
    link: '/jobs',
  },
  {
    content: block({ kind: 'notification-bell', subject: 'pS0cV1m0XcC6kqjYw5rQ8g' }),
    shows: '',
    link: '/notifications',
  },
]
/** Blocks that write nothing, however they came into a page. */
const nothing = [
  block({}),
  block({ subject: '"><script>alert(1)</script>' }),
  block({ kind: 'player-card', subject: 'a b' }),
  block({ kind: 'bracket', subject: '../x' }),
].join('')

/** Reads the page as a reader does, and says how far its text has moved. */
async function readShift(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('convoca-'))
      .every(({ shadowRoot }) => shadowRoot?.querySelector('a, [part=button]')),
  )
  return page.evaluate(() => Reflect.get(globalThis, 'shift') as number)
}

async function checkPages(page: Page, addresses: readonly string[], origin: string): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [place, { shows, link }] of pages.entries()) {
    const address = addresses[place] ?? ''
    const html = await (await fetch(address)).text()
    assert(html.includes(`<a href="${origin}${link}"`), `${address} contains a link to ${link}`)
    assert(
      /<script[^>]* async src='[^']*\/embed\/v1\/[\w-]+\.js'/.test(html),
      `${address} loads its script async`,
    )
    assert(
      !html.includes('convoca-embed.php</b> on line'),
      `${address} has no notice of PHP about the plugin`,
    )
    const shift = await readShift(page, address)
    assert(shift <= 0.02, `${address} has moved by ${shift}`)
    if (shows !== '') await page.locator('[part=frame], [part=list]').getByText(shows).first().waitFor()
  }
  const empty = await (await fetch(addresses[pages.length] ?? '')).text()
  assert(!/<convoca-|alert\(1\)|embed\/v1/.test(empty), 'a block that is not filled in writes nothing')
  console.log('ok: every kind of block is drawn on its page, which does not move')
}

async function checkLink(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.frameLocator('iframe').getByText('Pro Players BR').first().waitFor()
  console.log('ok: a pasted link is a card')
}

/** Writes a page in the editor, as its author does. */
async function checkEditor(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/wp-login.php`)
  await page.fill('#user_login', 'editora')
  await page.fill('#user_pass', 'senha-da-editora')
  await page.click('#wp-submit')
  await page.waitForURL(/wp-admin/)
  await page.goto(`${site}/wp-admin/post-new.php`)
  await page.waitForFunction(() => Reflect.get(globalThis, 'wp')?.blocks?.getBlockType('convoca/embed'))
  await page.evaluate(() => {
    const wp = Reflect.get(globalThis, 'wp')
    wp.data.dispatch('core/edit-post').toggleFeature('welcomeGuide')
    wp.data.dispatch('core/editor').editPost({ title: 'Escrita no editor' })
    wp.data.dispatch('core/block-editor').insertBlock(wp.blocks.createBlock('convoca/embed', {}))
  })
  const written = page.locator('[data-type="convoca/embed"]')
  await written.getByLabel('O que mostrar').selectOption('bracket')
  await written
    .getByLabel('Endereço do campeonato')
    .fill('https://convoca.example/championships/copa-convoca?tab=x')
  assert(
    (await written.getByLabel('Endereço do campeonato').inputValue()) === 'copa-convoca',
    'a pasted link becomes its last part',
  )
  const address = await page.evaluate(async () => {
    const wp = Reflect.get(globalThis, 'wp')
    wp.data.dispatch('core/editor').editPost({ status: 'publish' })
    await wp.data.dispatch('core/editor').savePost()
    return wp.data.select('core/editor').getPermalink() as string
  })
  await page.reload()
  await page.locator('[data-type="convoca/embed"]').getByLabel('Endereço do campeonato').waitFor()
  assert(
    (await page.getByText('conteúdo inesperado').count()) === 0,
    'the block is valid when it is opened again',
  )
  await page.goto(address)
  await page.locator('convoca-bracket').getByRole('heading', { name: 'Copa Convoca' }).waitFor()
  console.log('ok: the block is written in the editor, saved, opened again and shown')
}

async function checkWordPress(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'convoca-wordpress-'))
  const convoca = await startServer()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const site = copySite(folder, await startDatabase(folder))
    const host = `127.0.0.1:${await freePort()}`
    const env = { CONVOCA_PORT: new URL(convoca.url).port }
    const contents = [...pages.map(({ content }) => content), nothing, `${convoca.url}/team/profile/PRO`]
    const addresses = JSON.parse(
      execFileSync('php', [join(parts, 'setup.php'), host, convoca.url, JSON.stringify(contents)], {
        cwd: site,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      }),
    ) as string[]
    startChild('php', ['-S', host, '-t', site], env)
    await waitUntil(
      () =>
        fetch(`http://${host}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'WordPress',
    )
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(60_000)
    await checkPages(page, addresses, convoca.url)
    await checkLink(page, addresses.at(-1) ?? '')
    await checkEditor(page, `http://${host}`)
  } finally {
    await browser.close()
    await endChildren()
    await convoca.discard()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (missing.length > 0) console.log(`Not checked: there is no ${missing.join(', no ')}.`)
else await checkWordPress()
