import type { Page } from '@playwright/test'
import { watchFreeTexts, type FreeTexts } from './support/free-texts.ts'
import {
  createHostileChampionship,
  createHostileSite,
  type HostileChampionship,
} from './support/hostile-championship.ts'
import { rawMarkup } from './support/hostile-corpus.ts'
import { type HostileGift, createHostileGift } from './support/hostile-gift.ts'
import { type HostileTeam, createHostileTeam } from './support/hostile-text.ts'
import { readMails } from './support/mails.ts'
import { guestScreens } from './support/screens.ts'
import { type OpenPageOptions, expect, test as base } from './support/test.ts'

// A refused script, style or address is a console error (CSP), which fails every test, and so is a picture `x` that is asked for.

interface Hostile {
  team: HostileTeam
  championship: HostileChampionship
  gift: HostileGift
  siteToken: string
  texts: FreeTexts
}

const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({ server }, use) => {
      const made: Partial<Hostile> = {}
      const texts = await watchFreeTexts(async () => {
        made.team = await createHostileTeam(server, 'XSSA')
        made.championship = await createHostileChampionship(server.url, 'XSS')
        made.gift = await createHostileGift(server.url, made.team.admin.token)
        made.siteToken = await createHostileSite(server.url)
      })
      const { team, championship, gift, siteToken } = made
      if (!team || !championship || !gift || siteToken === undefined) throw new Error('Nothing was filled')
      await use({ team, championship, gift, siteToken, texts })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Texts that nobody is shown as they were sent: secrets, pictures, addresses and words of a protocol. */
const unshown =
  /\b(?:token|code|challenge|base64|picture|origin|origins\[\]|key|authenticatorAttachment|userHandle|transports\[\])$/

/** Operations that send the texts of another one: a change of the same thing, or a form of its own. */
const sameAs: Readonly<Record<string, string>> = {
  register: 'updateProfile',
  completeSocialLogin: 'updateProfile',
  updateTeam: 'createTeam',
  updatePartnerSite: 'createPartnerSite',
  updateEquipment: 'createEquipment',
  updateAchievement: 'createAchievement',
  updateCommunication: 'createCommunication',
  updateVacancy: 'createVacancy',
  updateSponsor: 'createSponsor',
  updateSchedule: 'createSchedule',
  updateChampionship: 'createChampionship',
  cloneChampionship: 'createChampionship',
  updateConversation: 'createConversation',
  editMessage: 'sendMessage',
  updateMatchScore: 'reportMatch',
  updateBadge: 'createBadge',
  updateEvent: 'createEvent',
}

/** Filled by a browser with an authenticator, as in `two-step.spec.ts`, or, of a gift, by no screen yet. */
const elsewhere = [
  'addPasskey.name',
  'renamePasskey.name',
  'addGame.name',
  'addGame.icon',
  'createBadge.icon',
  'changePassword.keep[]',
]

test('every free text of the contract is filled', ({ hostile }) => {
  const { all, filled } = hostile.texts
  const isFilled = (text: string) => {
    const [operation = '', ...field] = text.split('.')
    return filled.has([sameAs[operation] ?? operation, ...field].join('.'))
  }
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((text) => !unshown.test(text) && !elsewhere.includes(text) && !isFilled(text))).toEqual(
    [],
  )
})

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

const publicPaths = ({ team: { team, owner }, championship }: Hostile) => [
  `/team/profile/${team.tag}`,
  `/pro/${owner.nick}`,
  '/jobs',
  '/',
  `/championships/${championship.url}`,
  `/championships/${championship.url}?tab=rules`,
  `/championships/${championship.url}/match/${championship.matchId}`,
  `/championships/${championship.cancelledUrl}`,
  ...championship.eventPaths,
]

test('the members see texts, no scripts', async ({ openPage, hostile }) => {
  test.slow()
  const { team, owner, member } = hostile.team
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
  await page.evaluate('ran()')
  await expect(page.locator('html')).toHaveAttribute('data-ran')
})

test('others, the staff and guests see texts, no scripts', async ({ openPage, hostile }) => {
  test.slow()
  const { member, admin, ticketId, owner, suspendedNick } = hostile.team
  await openAll(await openWatched(openPage), publicPaths(hostile))
  await openAll(await openWatched(openPage, member.token), [
    '/notifications',
    '/dashboard',
    '/profile?tab=badges',
  ])
  await openAll(await openWatched(openPage, owner.token), ['/support', `/support/${ticketId}`])
  const desk = await openWatched(openPage, admin.token)
  await openAll(desk, [
    `/admin/tickets/${ticketId}`,
    '/admin/reports',
    `/admin/users?search=${member.nick}`,
    `/admin/users?search=${suspendedNick}`,
    '/admin/badges',
    '/admin/audit',
  ])
})

test('the organiser and the captains see texts, no scripts', async ({ openPage, hostile }) => {
  test.slow()
  const { url, matchId, organizerToken, captainToken } = hostile.championship
  const match = `/championships/${url}/match/${matchId}`
  await openAll(await openWatched(openPage, organizerToken), [
    '/my/championships',
    ...['registrations', 'announcements', 'staff'].map((tab) => `/championships/${url}/organise?tab=${tab}`),
    match,
  ])
  await openAll(await openWatched(openPage, captainToken), [`/championships/${url}?tab=teams`, match])
  await openAll(await openWatched(openPage, hostile.siteToken), ['/settings?section=sites'])
  const { checkoutPath, captainToken: receiver, senderToken } = hostile.gift
  await openAll(await openWatched(openPage, receiver), [checkoutPath])
  await openAll(await openWatched(openPage, senderToken), ['/settings?section=payments'])
})

test('documents have texts, no markup, and nothing personal', async ({ openPage, server, hostile }) => {
  const { team, owner, member, calendarKey } = hostile.team
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
