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

/** The drawn scenes: an address without a banner of its own shows one of them. */
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
