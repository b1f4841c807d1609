import '../src/theme/styles.css'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { ConvocaTheme, TeamCard } from '../src/index.ts'
import { storyTeams } from '../src/teams/storyTeams.ts'

/** How long 100 team cards take to mount, against the very same markup as plain elements. */

const CARDS = 100
const ROUNDS = 30
const WARM_UP = 5
/** Twice the plain markup is a component that does too much. */
const LIMIT = 2

const teams = Array.from({ length: CARDS }, (_, place) => {
  const team = storyTeams[place % storyTeams.length]
  if (!team) throw new Error('no example team')
  return { ...team, name: `${team.name} ${place}` }
})

function cards(): ReactNode {
  return teams.map((team) => <TeamCard key={team.name} team={team} href={`#${team.tag}`} />)
}

/** Elements with the markup of a finished page: no components, no computing, the same nodes and attributes. */
function plain(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const props: Record<string, unknown> = { key }
  for (const { name, value } of node.attributes) {
    if (name === 'style') props['style'] = styleOf(value)
    else if (name === 'class') props['className'] = value
    else props[name.includes(':') || !name.includes('-') ? name : reactName(name)] = value
  }
  const children = [...node.childNodes].map(plain)
  return createElement(
    node.tagName.toLowerCase() === node.tagName ? node.tagName : node.localName,
    props,
    ...children,
  )
}

function reactName(name: string): string {
  if (name.startsWith('aria-') || name.startsWith('data-')) return name
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()))
  return Object.fromEntries(
    rules.flatMap(([name, value]) =>
      name && value ? [[name.startsWith('--') ? name : reactName(name), value]] : [],
    ),
  )
}

type Mount = { script: number; layout: number; nodes: ChildNode[] }

/** Milliseconds of one mount: React's work alone, and with the first layout. */
function mounted(content: ReactNode): Mount {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const started = performance.now()
  flushSync(() => root.render(<ConvocaTheme>{content}</ConvocaTheme>))
  const script = performance.now() - started
  holder.getBoundingClientRect()
  const layout = performance.now() - started
  const nodes = [...(holder.firstElementChild?.cloneNode(true).childNodes ?? [])]
  flushSync(() => root.unmount())
  holder.remove()
  return { script, layout, nodes }
}

function elementsOf(mount: Mount): number {
  return mount.nodes.reduce((count, node) => count + (node as Element).querySelectorAll('*').length, 0)
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

test('100 team cards mount in less than twice the time of their plain markup', () => {
  const model = mounted(cards())
  const same = model.nodes.map(plain)
  expect(elementsOf(mounted(same))).toBe(elementsOf(model))
  const component: Mount[] = []
  const markup: Mount[] = []
  // Turn by turn, so that neither gets the quieter machine.
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const [card, bare] = [mounted(cards()), mounted(same)]
    if (round < WARM_UP) continue
    component.push(card)
    markup.push(bare)
  }
  const ratios = (['script', 'layout'] as const).map((part) => {
    const [card, bare] = [component, markup].map((mounts) => median(mounts.map((mount) => mount[part])))
    if (card === undefined || bare === undefined) throw new Error('nothing measured')
    const ratio = card / bare
    const what = part === 'script' ? 'mount' : 'mount and layout'
    console.log(
      `100 TeamCards, ${what}: ${card.toFixed(1)} ms, plain markup ${bare.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    )
    return ratio
  })
  for (const ratio of ratios) expect(ratio).toBeLessThan(LIMIT)
})
