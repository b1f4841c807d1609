import { demoLogin, logInByApi } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const team = '/my/teams/PRO'
const screens = [
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/profile/invites', heading: 'Convites' },
  { path: '/players', heading: 'Players' },
  { path: '/profile', heading: demoLogin.nick },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: team, heading: 'Desempenho' },
  { path: `${team}?tab=members`, heading: /^Membros \(/ },
  { path: `${team}?tab=invitations`, heading: 'Convites e candidaturas' },
  { path: `${team}?tab=communications`, heading: /^Comunicados/ },
  { path: `${team}?tab=recruitment`, heading: 'Vagas' },
  { path: `${team}?tab=settings`, heading: 'Dados do time' },
  { path: '/notifications', heading: 'Notificações' },
] as const

/** Controls lower than 44 px, apart from links within a sentence (WCAG 2.2, 2.5.5). */
function findLowTargets(): string[] {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="combobox"]'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.cv-hidden, [inert], :disabled') === null &&
    element.getBoundingClientRect().height > 2
  /** With what a label or a pseudo-element adds to it. */
  const getHeight = (element: Element) => {
    const overlay = getComputedStyle(element, '::after')
    const added =
      overlay.position === 'absolute' && overlay.content !== 'none' ? Number.parseFloat(overlay.height) : 0
    const label = element.closest('label')?.getBoundingClientRect().height ?? 0
    return Math.max(element.getBoundingClientRect().height, label, added || 0)
  }
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  return [...document.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isInText(element) && getHeight(element) < 43.5)
    .map((element) => `${element.ariaLabel ?? element.textContent.trim()} is ${getHeight(element)} px high`)
}

test('everything that is pressed is at least 44 px high on a touch screen', async ({ openPage, server }) => {
  test.slow()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await openPage({ ...phone, token: await logInByApi(server.url, demoLogin) })
  for (const screen of screens) {
    await openScreen(page, screen)
    expect.soft(await page.evaluate(findLowTargets), screen.path).toEqual([])
  }
})
