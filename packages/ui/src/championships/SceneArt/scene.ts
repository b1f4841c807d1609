import { pickBySeed } from '../../primitives/colors/seed.ts'

export const layers = ['sky', 'far', 'near'] as const

/** A drawing of 1200 × 400 units in three layers: markup of SVG in the colours `--a` (night), `--b` (game) and `--c` (light). */
export type Scene = Readonly<Record<(typeof layers)[number], string>>

export const sceneNames = [
  'araucaria',
  'arcade',
  'calcadao',
  'cerrado',
  'estadio',
  'farol',
  'feira',
  'ipe',
  'jangada',
  'metro',
  'ponte',
  'serra',
] as const

/** Which of the drawn scenes: what an address without a banner of its own shows. */
export type SceneName = (typeof sceneNames)[number]

/** The next cards among which a scene is not repeated. */
const NEIGHBOURS = 5

/** The scene of an address, always the same. */
export const findScene = (url: string): SceneName =>
  sceneNames[pickBySeed(url, sceneNames.length)] ?? 'jangada'

/** The scenes of a list's addresses in their order: each its own, or else the next one that none of its five neighbours before it has. */
export function findScenes(urls: readonly string[]): SceneName[] {
  const scenes: SceneName[] = []
  for (const url of urls) {
    const near = scenes.slice(-NEIGHBOURS)
    const first = sceneNames.indexOf(findScene(url))
    const turned = [...sceneNames.slice(first), ...sceneNames.slice(0, first)]
    scenes.push(turned.find((name) => !near.includes(name)) ?? findScene(url))
  }
  return scenes
}

export const toSceneId = (name: SceneName) => `cv-${name}`
export const toLayerId = (name: SceneName, layer: (typeof layers)[number]) => `cv-${name}-${layer}`

type Palette = readonly [night: string, game: string, light: string]

const convoca: Palette = ['#0a0c10', '#31540d', '#bdee63']

/** By the first word of the game's name, in small letters. */
const palettes: ReadonlyMap<string, Palette> = new Map([
  ['valorant', ['#150d26', '#e5404e', '#ffd9b0']],
  ['league', ['#06212f', '#11858f', '#f6c453']],
  ['counter', ['#1f150b', '#c9781a', '#ffe3a3']],
  ['free', ['#260e12', '#e2521d', '#ffc445']],
  ['ea', ['#052318', '#158a4f', '#d9f27a']],
  ['rainbow', ['#10151d', '#5c708c', '#dbe6f2']],
  ['rocket', ['#0a1438', '#2c66e8', '#ffb45e']],
  ['dota', ['#1a080d', '#96202a', '#f0b07a']],
] as const)

/** The three colours of a game: its own, or else those that its name gives it. */
export function findPalette(game: string): Palette {
  const [first = ''] = game.toLowerCase().split(/[\s-]/)
  return palettes.get(first) ?? [...palettes.values()][pickBySeed(game, palettes.size)] ?? convoca
}
