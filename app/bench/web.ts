import { chromium } from '@playwright/test'
import { browserLaunchOptions } from '../../.ci/browser.ts'
import { freePort, startServer } from '../../.ci/server-process.ts'
import { measurePage } from './lighthouse.ts'
import { measureInteractions, measureVisits } from './signed-in.ts'

/*
 * `pnpm build && pnpm bench:web [runs]`: the built app on the real server with the demo data, as a phone sees it. Times
 * are reported on whatever machine this is; what is the same everywhere (bytes, files, shift) is held by
 * `e2e/first-load.spec.ts`.
 */
const runs = Number(process.argv[2] ?? 5)
const login = { email: 'ana.bia@convoca.example', password: 'convoca-demo-2026' }
const guestPages = ['/', '/auth', '/jobs', '/team/profile/PRO', '/pro/ana_bia']
const memberPages = [
  { path: '/teams', content: 'Pro Players BR' },
  { path: '/my/teams/PRO', content: 'Desempenho' },
  { path: '/notifications', content: 'Todas' },
]

function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows.map(({ page, ...figures }) => [page, figures])))
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const server = await startServer()
const port = await freePort()
const browser = await chromium.launch(browserLaunchOptions(`--remote-debugging-port=${port}`))
try {
  const guest: Record<string, string | number>[] = []
  for (const path of guestPages) {
    const page = await measurePage(`${server.url}${path}`, port, runs)
    guest.push({
      page: path,
      performance: page.performance,
      'a11y/best/SEO': `${page.accessibility}/${page.bestPractices}/${page.seo}`,
      LCP: seconds(page.lcp),
      CLS: page.cls.toFixed(3),
      TBT: `${Math.round(page.tbt)} ms`,
      'script kB': page.script.toFixed(1),
      files: page.scripts,
      'style kB': page.style.toFixed(1),
      requests: page.requests,
    })
  }
  printTable(`A guest's pages, Lighthouse mobile, median of ${runs}; bytes as transferred`, [
    ...guest,
    {
      page: 'goal',
      performance: '≥ 95',
      'a11y/best/SEO': '100',
      LCP: '≤ 2.0 s',
      CLS: '≤ 0.020',
      TBT: '≤ 100 ms',
      'script kB': '≤ 165, /auth 150',
      files: '≤ 6',
      'style kB': '≤ 25',
      requests: '≤ 15 before LCP',
    },
  ])

  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { token } = (await response.json()) as { token: string }
  const site = { browser, origin: server.url, token }
  const visits: Record<string, string | number>[] = []
  for (const page of memberPages) {
    const { shell, content, cls } = await measureVisits(site, page, runs)
    visits.push({ page: page.path, shell: seconds(shell), content: seconds(content), CLS: cls.toFixed(3) })
  }
  printTable(`Signed in, files cached, slow 4G and 4 × slower processor, median of ${runs}`, [
    ...visits,
    { page: 'goal', shell: '≤ 0.50 s', content: '≤ 1.00 s', CLS: '≤ 0.020' },
  ])

  const interactions = await measureInteractions(site, runs)
  printTable(`From input to paint, 4 × slower processor, median of ${runs}`, [
    ...interactions.map(({ name, duration }) => ({ page: name, duration: `${duration} ms` })),
    { page: 'goal', duration: '≤ 50 ms' },
  ])
} finally {
  await browser.close()
  await server.discard()
}
