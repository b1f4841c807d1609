import { ConvocaTheme } from '@convoca/ui'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mockApiForStory } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { TeamList } from './TeamList.tsx'

const onSearch = fn()
/** Asked by each render of a card or of a game's button. */
const imageLoader = fn(({ src }: { src: string }) => src)

const meta = preview.meta({
  title: 'App/Teams',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: {
    children: (
      <ConvocaTheme imageLoader={imageLoader}>
        <TeamList search={{ page: 1 }} onSearch={onSearch} />
      </ConvocaTheme>
    ),
  },
  beforeEach: (context) => {
    onSearch.mockClear()
    imageLoader.mockClear()
    return mockApiForStory(context)
  },
})

/** Typing renders the search box alone; the list is searched once typing pauses. */
export const Typing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const box = canvas.getByRole('searchbox', { name: 'Buscar Times' })
    await userEvent.click(box)
    await expect(imageLoader).toHaveBeenCalled()
    imageLoader.mockClear()
    await userEvent.keyboard('time')
    await expect(box).toHaveValue('time')
    await expect(imageLoader).not.toHaveBeenCalled()
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ search: 'time', page: 1 }))
    await expect(onSearch).toHaveBeenCalledOnce()
  },
})
