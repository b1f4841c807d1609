// The peer's own: ours has only the rules that the library's parts need.
import '@radix-ui/themes/styles.css'
import '../src/theme/styles.css'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { TeamCard } from '../src/index.ts'
import { storyTeams } from '../src/teams/teams.fixtures.ts'
import { median, mounted, type Mount } from './mounted.tsx'
import { RadixCard } from './RadixCard.tsx'

/** The time that 100 team cards take to mount, against the very same markup as plain elements and a card of Radix Themes. */

const CARDS = 100
const ROUNDS = 30
const WARM_UP = 5
/** Most that a card may cost, in times of its plain markup, and of the card made of Radix Themes. */
const PLAIN = 1.15
const RADIX = 0.7

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

function elementsOf(mount: Mount): number {
  return mount.nodes.reduce((count, node) => count + (node as Element).querySelectorAll('*').length, 0)
}

test('100 team cards mount about as fast as their plain markup, and faster than Radix Themes', () => {
  const model = mounted(cards())
  const same = model.nodes.map(plain)
  const radix = teams.map((team) => <RadixCard key={team.name} team={team} href={`#${team.tag}`} />)
  expect(elementsOf(mounted(same))).toBe(elementsOf(model))
  const mounts = { ours: [] as Mount[], plain: [] as Mount[], radix: [] as Mount[] }
  // Turn by turn, so that none gets the quieter machine.
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const turn = { ours: mounted(cards()), plain: mounted(same), radix: mounted(radix) }
    if (round < WARM_UP) continue
    for (const kind of ['ours', 'plain', 'radix'] as const) mounts[kind].push(turn[kind])
  }
  const times = (part: 'script' | 'layout') => {
    const [ours, bare, themes] = [mounts.ours, mounts.plain, mounts.radix].map((those) =>
      median(those.map((mount) => mount[part])),
    )
    const what = part === 'script' ? 'mount' : 'mount and layout'
    const ratios = { plain: Number(ours) / Number(bare), radix: Number(ours) / Number(themes) }
    console.log(
      `100 TeamCards, ${what}: ${ours?.toFixed(1)} ms; plain markup ${bare?.toFixed(1)} ms, ratio ${ratios.plain.toFixed(2)}; Radix Themes ${themes?.toFixed(1)} ms, ratio ${ratios.radix.toFixed(2)}`,
    )
    return ratios
  }
  times('script')
  // Measured until the cards are laid out, which is what the user waits for.
  const ratios = times('layout')
  expect.soft(ratios.plain).toBeLessThanOrEqual(PLAIN)
  expect.soft(ratios.radix).toBeLessThanOrEqual(RADIX)
})
