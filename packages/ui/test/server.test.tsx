// @vitest-environment node
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ConvocaTheme } from '../src/theme/ConvocaTheme.tsx'
import { StoryContent, type StoryFile } from './story-rows.ts'

vi.mock(import('../../../.storybook/preview.tsx'), async () => (await import('./preview-stub.ts')) as never)

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })
const stories = Object.values(files).flatMap(({ Default, Examples }) =>
  [Default, Examples].flatMap((story) => story ?? []),
)

it('runs without window and document', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
})

// The contract suite runs in jsdom, where a component that reads `window` while it renders finds one.
it.each(stories)('$meta.input.title renders without a browser', (story) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = createElement(ConvocaTheme, null, createElement(StoryContent, { story }))
  expect(() => renderToString(page)).not.toThrow()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
