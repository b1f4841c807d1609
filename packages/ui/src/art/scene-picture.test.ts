import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sceneNames, findScene } from '../championships/SceneArt/scene.ts'
import { drawScenePicture, gamePalettes } from './scene-picture.ts'

const sheet = readFileSync(join(import.meta.dirname, '../championships/SceneArt/SceneArt.module.css'), 'utf8')

test('has the colours of the style sheet', () => {
  const pattern = /\[data-game\^='([^']+)' i\] \{\s*--a: (#\w+);\s*--b: (#\w+);\s*--c: (#\w+);/g
  const styled = [...sheet.matchAll(pattern)].map(([, game = '', a = '', b = '', c = '']) => [
    game,
    { a, b, c },
  ])
  expect(styled.length).toBeGreaterThan(7)
  expect(Object.fromEntries(styled)).toEqual(gamePalettes)
})

/** An address for each scene. */
const addresses = sceneNames.map((name) => {
  const numbers = Array.from({ length: 500 }, (_, number) => `copa-${number}`)
  return numbers.find((url) => findScene(url) === name) ?? ''
})

test.each(addresses)('%s is drawn in plain colours', (url) => {
  for (const game of ['VALORANT Mobile', 'Xadrez']) {
    const picture = drawScenePicture(url, game)
    expect(picture).not.toMatch(/var\(|color-mix|undefined|url\(|href/)
    expect(picture.length).toBeLessThan(4000)
  }
  expect(drawScenePicture(url, 'Valorant')).not.toBe(drawScenePicture(url, 'Dota 2'))
})
