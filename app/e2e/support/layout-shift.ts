import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
    /** The elements that have moved, from where to where. */
    layoutShiftSources: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Sums up the shifts of a page in `window.layoutShift`. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.layoutShiftSources = []
    const toText = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`
    const toName = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `<${element?.localName} ${element?.className}> ${node?.textContent?.slice(0, 40)}`
    }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        window.layoutShift += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          window.layoutShiftSources.push(
            `${entry.value.toFixed(4)} ${toName(node)}: ${toText(previousRect)} → ${toText(currentRect)}`,
          )
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}
