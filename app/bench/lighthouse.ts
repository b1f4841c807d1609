import lighthouse from 'lighthouse'
import { median } from './median.ts'

/** The figures that Lighthouse measures of a page on a phone: its simulated slow 4G and 4 × slower processor. */
export interface Report {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** kB as transferred. */
  script: number
  scripts: number
  style: number
  requests: number
}

interface Item {
  type: unknown
  size: number
}

const toItem = (item: Readonly<Record<string, unknown>>): Item => ({
  type: item['resourceType'],
  size: typeof item['transferSize'] === 'number' ? item['transferSize'] : 0,
})

/** Null where Lighthouse could not read the trace of its run, which happens now and then. */
async function run(url: string, port: number): Promise<Report | null> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { audits, categories } = result.lhr
  if (Object.values(audits).some(({ errorMessage }) => errorMessage !== undefined)) return null
  const numeric = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items.map(toItem) : []
  const of = (type: string) => items.filter((item) => item.type === type)
  const kilobytes = (some: readonly Item[]) => some.reduce((sum, { size }) => sum + size, 0) / 1000
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: numeric('largest-contentful-paint'),
    tbt: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    script: kilobytes(of('Script')),
    scripts: of('Script').length,
    style: kilobytes(of('Stylesheet')),
    requests: items.length,
  }
}

/** The median of each figure over several runs. */
export async function measurePage(url: string, port: number, runs: number): Promise<Report> {
  const reports: Report[] = []
  for (let count = 0; count < runs * 2 && reports.length < runs; count += 1) {
    const report = await run(url, port)
    if (report) reports.push(report)
  }
  const of = (name: keyof Report) => median(reports.map((report) => report[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    script: of('script'),
    scripts: of('scripts'),
    style: of('style'),
    requests: of('requests'),
  }
}
