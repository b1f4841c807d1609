import { expect, it } from 'vitest'
import { writeScenes } from './draw-scene.ts'
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

it('writes the first six scenes of a page, each once', () => {
  const use = (name: string) => `<svg><use href="#cv-${name}-sky"></use></svg>`
  const page = [...sceneNames, ...sceneNames].map(use).join('')
  const written = writeScenes(page)
  for (const [index, name] of sceneNames.entries())
    expect(written.split(`id="${toLayerId(name, 'near')}"`)).toHaveLength(index < 6 ? 2 : 1)
  expect(writeScenes('<p>no scene</p>')).toBe('')
  // What a name or a text contains is escaped, and names no scene.
  expect(writeScenes('&lt;use href=&quot;#cv-jangada-sky&quot;')).toBe('')
  expect(writeScenes(use('nothing'))).toBe('')
})

it.each(sceneNames)('%s is well-formed, small, and without ids, scripts or addresses', (name) => {
  const markup = writeScenes(`<use href="#cv-${name}-sky"`)
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(3_200)
  const page = new DOMParser().parseFromString(markup, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect([...page.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    `cv-${name}`,
    ...layers.map((layer) => toLayerId(name, layer)),
  ])
  expect(page.querySelectorAll('script, style, image, [href], [onload], [style*=url]')).toHaveLength(0)
})
