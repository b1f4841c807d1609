import { expect, it } from 'vitest'
import { listComponents } from '../build/components-json.ts'
import type { ComponentDocs, FolderDocs } from '../src/component-docs.ts'

const modules = import.meta.glob<FolderDocs>('../src/**/docs.ts', { eager: true, import: 'docs' })
const entries = Object.values(modules).flatMap((folder) => Object.entries(folder))
const components = listComponents()

/** The parts of a component's guidelines that are missing or empty. */
function findGaps({ use, avoid, keyboard, good, bad }: ComponentDocs): string[] {
  const lines = [...use, ...avoid, ...(good ?? []), ...(bad ?? [])]
  return [
    ...(use.length === 0 ? ['use'] : []),
    ...(avoid.length === 0 ? ['avoid'] : []),
    ...(lines.some((line) => line.trim().length < 12) ? ['a line without content'] : []),
    ...(keyboard.some(({ keys, does }) => keys.trim() === '' || does.trim() === '') ? ['keyboard'] : []),
    ...((good === undefined) !== (bad === undefined) ? ['good or bad alone'] : []),
  ]
}

it('documents only exported components in docs.ts', () => {
  const names = new Set(components.map(({ name }) => name))
  expect(entries.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
})

it('documents use, alternatives and keyboard in every docs.ts', () => {
  const gaps = entries.map(([name, docs]) => ({ name, gaps: findGaps(docs) }))
  expect(gaps.filter(({ gaps: found }) => found.length > 0)).toEqual([])
})

it('describes every component', () => {
  expect(components.filter(({ description }) => description.length < 30).map(({ name }) => name)).toEqual([])
})

it('describes every prop', () => {
  const undescribed = components.flatMap(({ name, props }) =>
    props.filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
  )
  expect(undescribed).toEqual([])
})

it('finds a story for every component', () => {
  expect(components.filter(({ stories }) => stories.length === 0).map(({ name }) => name)).toEqual([])
})

it('says nowhere where something is specified: that means nothing to those who read it', () => {
  const guidelines = entries.flatMap(([name, docs]) => (JSON.stringify(docs).includes('§') ? [name] : []))
  const sentences = components.flatMap(({ name, description, props }) => [
    { name, text: description },
    ...props.map((prop) => ({ name: `${name}.${prop.name}`, text: prop.description ?? '' })),
  ])
  const cited = sentences
    .filter(({ text }) => /§|\brequirement\b|@see|\bMUST\b/.test(text))
    .map(({ name }) => name)
  expect([...guidelines, ...cited]).toEqual([])
})
