import { demoLogin, logInByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { fillPath } from './support/demo-paths.ts'
import { expect, test } from './support/test.ts'

const paths = [
  '/dashboard',
  '/profile',
  '/profile/{player}',
  '/players',
  '/ranking',
  '/chat',
  '/notifications',
  '/settings?section=account',
  '/my/teams/PRO?tab=overview',
  '/my/teams/PRO?tab=members',
  '/my/teams/PRO?tab=invitations',
  '/my/teams/PRO?tab=recruitment',
  '/my/teams/PRO?tab=activity',
  '/my/teams/PRO?tab=communications',
  '/my/teams/PRO?tab=schedule',
  '/team/profile/PRO',
  '/championships/copa-convoca',
  '/championships/copa-convoca/match/{match}',
  '/jobs',
]

async function listNicks(url: string, token: string): Promise<string[]> {
  const path = '/public/user/options/search/?limit=80'
  const { data } = await callApi<{ data: { nick: string }[] }>(url, token, 'GET', path)
  // A nick that begins with another one stands after it.
  return data.map(({ nick }) => nick).toSorted()
}

/** Runs in the page: the colour of each avatar whose person is named by its label, or right after it. */
function readAvatars(nicks: readonly string[]): { nick: string; hue: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hue]')].flatMap((avatar) => {
    const after = document.createRange()
    after.setStartAfter(avatar)
    after.setEndAfter(avatar.closest('li, tr, article, header') ?? avatar)
    const named = avatar.getAttribute('aria-label') ?? after.toString().replace(/^(?:Online|Offline)/, '')
    const nick = nicks.findLast((known) => named.startsWith(known))
    return nick === undefined ? [] : { nick, hue: avatar.dataset.hue ?? '' }
  })
}

test('a person has one colour on every page', async ({ openPage, server }) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  const nicks = await listNicks(server.url, token)
  const page = await openPage({ token })
  /** The pages on which each colour of a person was seen. */
  const seen = new Map<string, Map<string, Set<string>>>()
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(await fillPath(server.url, path), { waitUntil: 'networkidle' })
      for (const { nick, hue } of await page.evaluate(readAvatars, nicks)) {
        const hues = seen.get(nick) ?? new Map<string, Set<string>>()
        seen.set(nick, hues.set(hue, (hues.get(hue) ?? new Set()).add(path)))
      }
    })
  const pagesOf = (hues: Map<string, Set<string>>) =>
    new Set([...hues.values()].flatMap((of) => [...of])).size
  const often = [...seen.values()].filter((hues) => pagesOf(hues) > 2)
  expect(often.length).toBeGreaterThan(8)
  expect([...seen].filter(([, hues]) => hues.size > 1)).toEqual([])
})
