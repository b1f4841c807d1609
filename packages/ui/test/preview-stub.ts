import type { Annotations, Story } from './story-rows.ts'

const toStory = (meta: Story['meta'], input: Annotations = {}): StubbedStory => ({
  input,
  meta,
  extend: (more) => toStory(meta, { ...input, ...more }),
})

interface StubbedStory extends Story {
  extend: (more: Annotations) => StubbedStory
}

/** Stands in for `.storybook/preview.tsx` where Storybook cannot run: on a server, or under React 18. */
const preview = {
  meta: (meta: Story['meta']['input']) => ({
    story: (input?: Annotations) => toStory({ input: meta }, input),
  }),
}

// oxlint-disable-next-line import/no-default-export -- as the module that it replaces
export default preview
