import { formatColor, parseColor, type Rgb } from '../primitives/colors/contrast.ts'
import { findScene, layers } from '../championships/SceneArt/scene.ts'
import { scenes } from '../championships/SceneArt/scenes.ts'
import { paint } from './drawing.ts'

/** Night, colour and light of the games by the beginning of their names: those of SceneArt.module.css, which a test compares. */
export const gamePalettes: Readonly<Record<string, { a: string; b: string; c: string }>> = {
  valorant: { a: '#150d26', b: '#e5404e', c: '#ffd9b0' },
  league: { a: '#06212f', b: '#11858f', c: '#f6c453' },
  counter: { a: '#1f150b', b: '#c9781a', c: '#ffe3a3' },
  free: { a: '#260e12', b: '#e2521d', c: '#ffc445' },
  'ea sports': { a: '#052318', b: '#158a4f', c: '#d9f27a' },
  rainbow: { a: '#10151d', b: '#5c708c', c: '#dbe6f2' },
  rocket: { a: '#0a1438', b: '#2c66e8', c: '#ffb45e' },
  dota: { a: '#1a080d', b: '#96202a', c: '#f0b07a' },
}

/** The scene of an address as a picture of its own, 1200 × 400: an SVG document that needs no style sheet. */
export function drawScenePicture(url: string, game: string): string {
  const name = game.toLowerCase()
  const palette = Object.entries(gamePalettes).find(([beginning]) => name.startsWith(beginning))?.[1] ?? {}
  const scene = scenes[findScene(url)]
  const content = mixColors(paint(layers.map((layer) => scene[layer]).join(''), palette))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400" viewBox="0 0 1200 400">${content}</svg>`
}

/** Mixes what a style sheet would: a renderer of pictures knows no `color-mix`. */
const mixColors = (markup: string): string =>
  markup.replaceAll(
    /color-mix\(in srgb,(#\w+) (\d+)%,(#\w+)\)/g,
    (whole, first: string, percent: string, second: string) => {
      const [one, other] = [parseColor(first), parseColor(second)]
      return one && other ? formatColor(mix(one, other, Number(percent) / 100)) : whole
    },
  )

const mix = (first: Rgb, second: Rgb, share: number): Rgb => {
  const part = (index: 0 | 1 | 2) => Math.round(first[index] * share + second[index] * (1 - share))
  return [part(0), part(1), part(2)]
}
