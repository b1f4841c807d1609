import { expect, test } from 'vitest'
import { drawCrests } from './crests.ts'
import { drawFaces } from './faces.ts'

test('drawings are whole documents in plain colours', () => {
  const drawings = [...drawCrests({ primary: '#1d4ed8', secondary: '#22d3ee' }), ...drawFaces('ana')]
  expect(drawings).toHaveLength(6 + 12)
  for (const { svg } of drawings) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" height="400"/)
    expect(svg).not.toMatch(/var\(|undefined|<script|href|url\(/)
  }
})

test('the figure of a crest has the lighter colour, whichever of the two it is', () => {
  const figure = (colors: { primary: string; secondary: string }) =>
    drawCrests(colors).map(({ svg }) => svg.slice(svg.indexOf('<g ')))
  expect(figure({ primary: '#f97316', secondary: '#1c1917' })).toEqual(
    figure({ primary: '#1c1917', secondary: '#f97316' }),
  )
})

test('a person has one ground for all faces, and another person may have another', () => {
  const grounds = (id: string) => new Set(drawFaces(id).map(({ svg }) => /fill="(#\w+)"/.exec(svg)?.[1]))
  expect(grounds('ana').size).toBe(1)
  const all = Array.from({ length: 40 }, (_, person) => [...grounds(`player ${person}`)][0])
  expect(new Set(all).size).toBeGreaterThan(5)
})
