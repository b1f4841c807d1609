import { expect, it } from 'vitest'
import { components } from '../components.json'
import type { ComponentDocs, FolderDocs } from '../src/component-docs.ts'
import * as ui from '../src/index.ts'

const modules = import.meta.glob<FolderDocs>('../src/**/docs.ts', { eager: true, import: 'docs' })
const entries = Object.values(modules).flatMap((folder) => Object.entries(folder))

/** What of a component's docs is not said. */
function gapsOf({ use, avoid, keyboard, good, bad, reviewed }: ComponentDocs): string[] {
  const lines = [...use, ...avoid, ...(good ?? []), ...(bad ?? [])]
  return [
    ...(use.length === 0 ? ['use'] : []),
    ...(avoid.length === 0 ? ['avoid'] : []),
    ...(lines.some((line) => line.trim().length < 12) ? ['a line that says nothing'] : []),
    ...(keyboard.some(({ keys, does }) => keys.trim() === '' || does.trim() === '') ? ['keyboard'] : []),
    ...((good === undefined) !== (bad === undefined) ? ['good or bad alone'] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(reviewed) && !Number.isNaN(Date.parse(reviewed)) ? [] : ['reviewed']),
  ]
}

it('has docs for every exported component and for nothing else', () => {
  const exported = Object.entries(ui)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isComponent(value))
    .map(([name]) => name)
  expect(entries.map(([name]) => name).toSorted()).toEqual(exported.toSorted())
})

it('says of each when to use it, when not, its keys and its last review', () => {
  const gaps = entries.map(([name, docs]) => ({ name, gaps: gapsOf(docs) }))
  expect(gaps.filter(({ gaps: found }) => found.length > 0)).toEqual([])
})

it('says of every prop what it is', () => {
  const documented: readonly { name: string; props: { name: string; description?: string }[] }[] = components
  const silent = documented.flatMap(({ name, props }) =>
    props.filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
  )
  expect(silent).toEqual([])
})

function isComponent(value: unknown) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
