import { expect, it } from 'vitest'
import { listScenes } from './draw-scene.ts'
import { findScene, findScenes, layers, sceneNames, toLayerId } from './scene.ts'

const urls = Array.from({ length: 600 }, (_, index) => `copa-${index % 7}-${index}`)

it('gives an address always the same scene, and all scenes to many addresses', () => {
  expect(urls.map(findScene)).toEqual(urls.map(findScene))
  expect(new Set(urls.map(findScene))).toEqual(new Set(sceneNames))
})

it.each([urls, Array.from({ length: 40 }, () => 'copa'), ['copa', 'copa']])(
  'shows no scene twice among six neighbours',
  (...given) => {
    const scenes = findScenes(given)
    for (const start of scenes.keys()) {
      const six = scenes.slice(start, start + 6)
      expect(new Set(six).size, `from ${start}`).toBe(six.length)
    }
  },
)

it('leaves a first card its own scene', () => {
  expect(findScenes(urls)[0]).toBe(findScene(urls[0] ?? ''))
})

it('writes the scenes of a page in its order, each once', () => {
  const use = (name: string) => `<svg><use href="#cv-${name}-sky"></use></svg>`
  const names = sceneNames.toReversed()
  const written = listScenes([...names, ...names].map(use).join(''))
  expect(written.map((scene) => /id="cv-([a-z]+)"/.exec(scene)?.[1])).toEqual(names)
  expect(listScenes('<p>no scene</p>')).toEqual([])
  // The markup in a name or a text is escaped, and names no scene.
  expect(listScenes('&lt;use href=&quot;#cv-jangada-sky&quot;')).toEqual([])
  expect(listScenes(use('nothing'))).toEqual([])
})

it.each(sceneNames)('%s is well-formed, small, and without ids, scripts or addresses', (name) => {
  const [markup = ''] = listScenes(`<use href="#cv-${name}-sky"`)
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(3_200)
  const page = new DOMParser().parseFromString(markup, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect([...page.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    `cv-${name}`,
    ...layers.map((layer) => toLayerId(name, layer)),
  ])
  expect(page.querySelectorAll('script, style, image, [href], [onload], [style*=url]')).toHaveLength(0)
})
