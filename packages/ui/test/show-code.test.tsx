import { Bell } from 'lucide-react'
import { parseAst } from 'vite'
import { expect, it, vi } from 'vitest'
import { toSnippet } from '../../../.storybook/show-code.ts'
import { components } from 'virtual:components'
import * as own from '../src/app.ts'
import * as library from '../src/index.ts'
import type { StoryFile } from './story-rows.ts'

vi.mock(import('../../../.storybook/preview.tsx'), async () => (await import('./preview-stub.ts')) as never)

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })
const code = 'meta.story({ play: async ({ canvas }) => { await expect(canvas).toBeVisible() } })'

it('is an element with its import, without the test of the story', () => {
  const args = { variant: 'primary', block: true, children: 'Criar time', onClick: vi.fn(), disabled: false }
  expect(toSnippet({ code, component: library.Button, args, library, own, documented: undefined })).toBe(
    `import { Button } from '@convoca/ui'

<Button variant="primary" block onClick={() => {}} disabled={false}>Criar time</Button>`,
  )
})

it('writes elements, quotes, lists and dates among the props, and imports icons', () => {
  const args = {
    label: 'Diz "oi"',
    items: [{ id: 'a-1', 'data-x': 2 }],
    now: new Date(0),
    children: <Bell aria-hidden="true" />,
  }
  const snippet = toSnippet({
    code,
    component: library.IconButton,
    args,
    library,
    own,
    documented: undefined,
  })
  expect(snippet).toContain("import { IconButton } from '@convoca/ui'\nimport { Bell } from 'lucide-react'\n")
  expect(snippet).toContain(`label={'Diz "oi"'}`)
  expect(snippet).toContain("items={[{ id: 'a-1', 'data-x': 2 }]}")
  expect(snippet).toContain("now={new Date('1970-01-01T00:00:00.000Z')}")
  expect(snippet).toContain('<Bell aria-hidden="true" />')
})

it("is what a story's own render returns, with the props of the story", () => {
  const written = `meta.story({
  render: (args) => (
    <div>
      <Badge {...args}>Novo</Badge>
    </div>
  ),
  play: async () => {},
})`
  expect(
    toSnippet({
      code: written,
      component: library.Badge,
      args: { tone: 'success' },
      library,
      own,
      documented: undefined,
    }),
  ).toBe(
    `import { Badge } from '@convoca/ui'

<div>
  <Badge tone="success">Novo</Badge>
</div>`,
  )
})

const stories = Object.values(files).flatMap(({ Default }) => (Default ? [Default] : []))

it.each(stories)('the Default of $meta.input.title can be pasted', (story) => {
  const { component, args, title } = story.meta.input as {
    component?: unknown
    args?: Record<string, unknown>
    title: string
  }
  const documented = components.find(({ name }) => name === title.split('/').at(-1))
  const given = (story.input as { args?: Record<string, unknown> }).args
  const snippet = toSnippet({ code, component, args: { ...args, ...given }, library, own, documented })
  expect(() => parseAst(snippet, { lang: 'tsx' })).not.toThrow()
  expect(snippet).toMatch(/^import \{[^}]*\} from '@convoca\/ui(?:\/app)?'/)
  expect(snippet).not.toMatch(/\b(?:play|expect|canvas|meta\.story)\b/)
})
