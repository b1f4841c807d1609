import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

it('finds addresses, without the marks that end a sentence', () => {
  expect(splitLinks('veja https://a.gg/x?y=1. Bora')).toEqual([
    { text: 'veja ' },
    { text: 'https://a.gg/x?y=1', href: 'https://a.gg/x?y=1' },
    { text: '. Bora' },
  ])
  expect(linksIn('(https://a.gg), https://b.gg!')).toEqual(['https://a.gg', 'https://b.gg'])
})

it('links nothing but https', () => {
  expect(linksIn('http://a.gg javascript:alert(1) data:text/html,x ftp://a.gg a.gg https://')).toEqual([])
})

it('keeps the whole text', () => {
  const text = 'a https://a.gg\nb https://b.gg/c, d'
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
