import type { Page } from '@playwright/test'
import { type HostileTeam, createHostileTeam, rawMarkup } from './support/hostile-text.ts'
import { readMails } from './support/mails.ts'
import { guestScreens } from './support/screens.ts'
import { type OpenPageOptions, expect, test } from './support/test.ts'

// A refused script, style or address is a console error (CSP), which fails every test, and so is a picture `x` that is asked for.

type OpenPage = (options?: OpenPageOptions) => Promise<Page>

/** A page on which `ran` says that it was called. */
async function openWatched(openPage: OpenPage, token?: string): Promise<Page> {
  const page = await openPage(token === undefined ? {} : { token })
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  await page.addInitScript(() => {
    const ran = () => document.documentElement.setAttribute('data-ran', location.href)
    Object.assign(window, { ran })
  })
  return page
}

/** Opens each screen, which shows texts of the corpus as they were written. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect.soft(page.getByText('ran()').first(), path).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.soft(page.locator('html'), path).not.toHaveAttribute('data-ran')
    })
  }
}

const publicPaths = ({ team, owner }: HostileTeam) => [
  `/team/profile/${team.tag}`,
  `/pro/${owner.nick}`,
  '/jobs',
]

test('the members see texts, no scripts', async ({ openPage, server }) => {
  test.slow()
  const { team, owner, member } = await createHostileTeam(server, 'XSSA')
  const page = await openWatched(openPage, owner.token)
  const tabs = ['members', 'invitations', 'schedule&view=list', 'communications', 'achievements', 'sponsors']
  await openAll(page, [
    `/my/teams/${team.tag}`,
    ...[...tabs, 'recruitment', 'activity', 'schedule&view=week'].map(
      (tab) => `/my/teams/${team.tag}?tab=${tab}`,
    ),
    '/teams',
    '/profile',
    `/profile/${member.id}`,
    `/team/${team.tag}/recruitment`,
    `/team-jobs/${team.id}`,
    '/dashboard',
  ])
  await page.goto('/dashboard')
  await page.evaluate(() => (window as unknown as { ran: () => void }).ran())
  await expect(page.locator('html')).toHaveAttribute('data-ran')
})

test('others, the staff and guests see texts, no scripts', async ({ openPage, server }) => {
  test.slow()
  const hostile = await createHostileTeam(server, 'XSSB')
  const { member, admin, ticketId, owner } = hostile
  await openAll(await openWatched(openPage), publicPaths(hostile))
  await openAll(await openWatched(openPage, member.token), ['/notifications', '/dashboard'])
  await openAll(await openWatched(openPage, owner.token), ['/support', `/support/${ticketId}`])
  const desk = await openWatched(openPage, admin.token)
  await openAll(desk, [
    `/admin/tickets/${ticketId}`,
    '/admin/reports',
    `/admin/users?search=${member.nick}`,
    '/admin/audit',
  ])
})

test('documents have texts, no markup, and nothing personal', async ({ openPage, server }) => {
  const hostile = await createHostileTeam(server, 'XSSC')
  const { team, owner, member, calendarKey } = hostile
  const page = await openWatched(openPage)
  const read = async (path: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(response.status(), path).toBe(200)
    return { text: await response.text(), headers: response.headers() }
  }
  const personal = [owner, member].flatMap(({ email, cpf, phone, birth }) => [
    email,
    ...[cpf, phone, birth].flatMap((value) => [value, value.replaceAll(/\D/g, '')]),
  ])
  const documents = [
    ...publicPaths(hostile),
    ...guestScreens.map(({ path }) => path),
    `/embed/team/${team.tag}`,
  ]
  for (const path of documents) {
    const { text } = await read(path)
    expect.soft(text.match(rawMarkup)?.[0], path).toBeUndefined()
    const shown = personal.filter((value) => text.includes(value))
    expect.soft(shown, path).toEqual([])
    for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      expect.soft(() => JSON.parse(json), path).not.toThrow()
  }

  await test.step('the picture of the team', async () => {
    const { text, headers } = await read(`/embed/team/${team.tag}.svg`)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(text).not.toMatch(rawMarkup)
    await page.goto(`/embed/team/${team.tag}.svg`, { waitUntil: 'load' })
    await expect(page.locator('svg').first()).toBeVisible()
    const active = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => [
        ...(element.localName === 'script' || element.localName === 'foreignObject'
          ? [element.localName]
          : []),
        ...element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
        ...[...element.attributes]
          .filter(({ value }) => /^\s*javascript:/i.test(value))
          .map(({ name }) => name),
      ]),
    )
    expect(active).toEqual([])
  })

  await test.step('the calendar', async () => {
    const { text, headers } = await read(`/api/public/teams/${team.id}/schedules.ics?key=${calendarKey}`)
    expect(headers['content-type']).toContain('text/calendar')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).toContain('ran()')
    expect(text.split('\r\n').filter((line) => /^(?:ATTACH|URL)\b.*javascript/i.test(line))).toEqual([])
  })

  await test.step('mails', async () => {
    const mails = () => readMails(server.dataDir, 'notification', member.email)
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(3)
    const all = [...(await mails()), ...(await readMails(server.dataDir, 'confirmEmail', member.email))]
    for (const mail of all) {
      const html = mail.slice(mail.indexOf('text/html'))
      expect.soft(html).toContain('</html>')
      expect.soft(html.match(rawMarkup)?.[0]).toBeUndefined()
      expect.soft(mail).not.toContain(owner.email)
    }
  })
})
