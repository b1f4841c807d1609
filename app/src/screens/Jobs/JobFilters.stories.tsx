import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mockApiForStory } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { JobFilters } from './JobFilters.tsx'

const onSearch = fn()

const meta = preview.meta({
  title: 'App/Jobs',
  component: StoryProviders,
  // The component has screenshots of its own.
  tags: ['no-screenshot'],
  args: {
    children: <JobFilters search={{ page: 3, maxRanking: 50 }} count={2} onSearch={onSearch} />,
  },
  beforeEach: (context) => {
    onSearch.mockClear()
    return mockApiForStory(context)
  },
})

/** A ranking is searched once typing pauses, and what is cleared with it. */
export const Ranking = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ranking = canvas.getByRole('textbox', { name: 'Seu ranking' })
    await userEvent.type(ranking, '1a2')
    await expect(ranking).toHaveValue('5012')
    await expect(onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(onSearch.mock.calls).toEqual([[{ maxRanking: 5012, page: 1 }]]))
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(ranking).toHaveValue('')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ maxRanking: undefined, page: 1 }))
  },
})
