import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { sceneNames } from './scene.ts'
import { SceneArt } from './SceneArt.tsx'

const colourOf = (element: HTMLElement) =>
  getComputedStyle(element.querySelector('use') ?? element).getPropertyValue('--b')

const meta = preview.meta({
  title: 'Championships/SceneArt',
  component: SceneArt,
  args: { scene: 'jangada', game: 'Valorant' },
  tags: ['static', 'no-text'],
})

export const Default = meta.story({
  render: () => (
    <article style={{ width: 480, aspectRatio: 3, overflow: 'hidden' }}>
      <SceneArt scene="jangada" game="Valorant" />
    </article>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('use')].map((layer) => layer.getBBox().width)
    await expect(drawn).toHaveLength(3)
    for (const width of drawn) await expect(width).toBeGreaterThan(0)
    await expect(colourOf(canvasElement)).toBe('#e5404e')
  },
})

const games = [
  'Valorant',
  'League of Legends',
  'Counter-Strike 2',
  'Free Fire',
  'EA Sports FC',
  'Rainbow Six Siege',
  'Rocket League',
  'Dota 2',
]

/** A game's name is found by its beginning, in any case; another game has the colours of the scene. */
export const OtherNames = meta.story({
  render: () => (
    <div style={{ width: 480 }}>
      <SceneArt scene="ipe" game="VALORANT Mobile" />
      <SceneArt scene="ipe" game="Xadrez" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('use:first-child')
    await expect(first && getComputedStyle(first).getPropertyValue('--b')).toBe('#e5404e')
    await expect(second && getComputedStyle(second).getPropertyValue('--b')).toBe('')
  },
})

/** All scenes, and the colours of all games. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, 1fr)', width: 900 }}>
      {sceneNames.map((scene, index) => (
        <div key={scene} style={{ aspectRatio: 3, overflow: 'hidden', borderRadius: 8 }}>
          <SceneArt scene={scene} game={games[index % games.length] ?? ''} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const layers = [...canvasElement.querySelectorAll('use')]
    await expect(layers).toHaveLength(36)
    for (const layer of layers) await expect(layer.getBBox().height).toBeGreaterThan(0)
  },
})
