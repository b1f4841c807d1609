import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// oxlint-disable-next-line no-restricted-imports -- the page under test is a developer's, who has the SDK.
import type * as Sdk from '@convoca/sdk'
import { build, createServer, type ViteDevServer } from 'vite'
import { expect } from './support/test.ts'
import { page, test } from './support/partner-test.ts'

const sdk = join(import.meta.dirname, '../../packages/sdk')
const [email, password] = ['ana.bia@convoca.example', 'convoca-demo-2026']

/** The SDK as one classic script, which puts its exports into `sdk`. */
async function bundleSdk(): Promise<string> {
  const result = await build({
    configFile: false,
    root: sdk,
    logLevel: 'error',
    resolve: { conditions: ['@convoca/source'] },
    build: {
      write: false,
      lib: { entry: join(sdk, 'src/index.ts'), formats: ['iife'], name: 'sdk' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}

/** The block of the README that is the file `name`, with the server of this test. */
async function readBlock(name: string, url: string): Promise<string> {
  const readme = await readFile(join(sdk, 'README.md'), 'utf8')
  const [, block] = new RegExp(`\`\`\`js\\n// ${name.replace('.', '\\.')}\\n([^]*?)\`\`\``).exec(readme) ?? []
  if (block === undefined) throw new Error(`the README has no ${name}`)
  return block.replaceAll('https://convoca.example', url)
}

test('a page of another origin reads with the SDK what a guest may read, and signs nobody in', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/blocked by CORS policy|ERR_FAILED|40[145]/)
  site.show({ html: page(`<script>${(await bundleSdk()).replaceAll('</script', '<\\/script')}</script>`) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  const seen = await browserPage.evaluate(
    async ({ baseUrl, credentials }) => {
      const { createConvoca } = (globalThis as unknown as { sdk: typeof Sdk }).sdk
      const convoca = createConvoca({ baseUrl, retry: 0 })
      const errorOf = (call: Promise<unknown>) =>
        call.then(
          () => 'answered',
          (error: Error) => error.name,
        )
      const team = await convoca.teams.readPublicTeam({ teamTag: 'PRO' })
      const { requestId } = await convoca.championships.list().withResponse()
      const signedIn = createConvoca({ baseUrl, retry: 0, token: 'a-token' })
      return {
        tag: team.entity.team_tag,
        games: (await convoca.games.listAllGames()).length,
        vacancies: (await convoca.recruitment.listVacancies()).data.length,
        requestId,
        missing: await errorOf(convoca.teams.readPublicTeam({ teamTag: 'NADA' })),
        login: await errorOf(convoca.auth.login({ body: credentials })),
        own: await errorOf(signedIn.teams.list()),
        guestWithToken: await errorOf(signedIn.games.listAllGames()),
      }
    },
    { baseUrl: `${server.url}/api`, credentials: { email, password } },
  )
  expect(seen).toMatchObject({
    tag: 'PRO',
    games: expect.any(Number),
    requestId: expect.stringMatching(/.{8,}/),
    missing: 'NotFoundError',
    login: 'NetworkError',
    own: 'NetworkError',
    guestWithToken: 'NetworkError',
  })
  expect(seen.vacancies).toBeGreaterThan(0)
})

test.describe("behind the README's proxy", () => {
  let folder: string
  let vite: ViteDevServer | undefined
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'convoca-proxy-'))
  })
  test.afterEach(async () => {
    await vite?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('a site of another origin signs in, reads and writes through Vite', async ({
    openPage,
    server,
    consoleErrors,
  }) => {
    consoleErrors.allow(/favicon\.ico/)
    await writeFile(join(folder, 'vite.config.js'), await readBlock('vite.config.js', server.url))
    const html = page(`<script>${(await bundleSdk()).replaceAll('</script', '<\\/script')}</script>`)
    await writeFile(join(folder, 'index.html'), html)
    vite = await createServer({ root: folder, configFile: join(folder, 'vite.config.js'), logLevel: 'error' })
    await vite.listen(0)
    const browserPage = await openPage({ baseURL: vite.resolvedUrls?.local[0] ?? '' })
    await browserPage.goto('/')
    const tags = await browserPage.evaluate(
      async (credentials) => {
        const { createConvoca } = (globalThis as unknown as { sdk: typeof Sdk }).sdk
        const login = await createConvoca({ baseUrl: '/api' }).auth.login({ body: credentials })
        const convoca = createConvoca({ baseUrl: '/api', token: 'token' in login ? login.token : '' })
        await convoca.notifications.markAllNotificationsRead()
        return (await convoca.teams.list({ search: 'Pro Players' })).data.map(({ entity }) => entity.team_tag)
      },
      { email, password },
    )
    expect(tags).toContain('PRO')
  })
})
