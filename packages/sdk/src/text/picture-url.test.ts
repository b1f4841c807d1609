import { expect, it } from 'vitest'
import { pictureUrl } from './picture-url.ts'

const stored = `/files/7c/7c${'2f'.repeat(31)}`

it.each([
  [24, 64],
  [64, 64],
  [65, 144],
  [1000, 1200],
  [2400, 1200],
])('shows %i pixels by the version of %i', (width, version) => {
  expect(pictureUrl(`${stored}.jpg`, width)).toBe(`${stored}-${version}.webp`)
  expect(pictureUrl(`https://convoca.example${stored}.jpg`, width)).toBe(
    `https://convoca.example${stored}-${version}.webp`,
  )
})

it.each(['/files/mock/logo-1.svg', 'blob:https://convoca.example/1', '/files/7c/7c2f.jpg', ''])(
  'leaves %j as it is',
  (url) => {
    expect(pictureUrl(url, 64)).toBe(url)
  },
)
