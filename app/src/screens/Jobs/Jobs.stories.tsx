import { override } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { fullTeam, emptyTeam } from '../../../test/demo-data.ts'
import { answering, emptyPage, offline, mockApiForStory, expectRetry } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { JobList } from './JobList.tsx'
import { TeamVacancies } from './TeamVacancies.tsx'

const jobs = <JobList search={{ page: 1 }} onSearch={() => undefined} />
/** Index of a demo player without a team. */
const stranger = 59

const none = answering(override('listVacancies', () => emptyPage))

const meta = preview.meta({
  title: 'App/Jobs',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: jobs },
  beforeEach: mockApiForStory,
})

export const Jobs = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})

export const JobsFoundNone = meta.story({
  parameters: none,
  args: { children: <JobList search={{ search: 'zzzzzz', page: 1 }} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma vaga encontrada')).toBeVisible()
  },
})

export const JobsEmpty = meta.story({
  parameters: none,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nenhuma vaga/)).toBeVisible()
  },
})

export const JobsFailing = meta.story({
  tags: ['night'],
  parameters: offline('listVacancies'),
  play: (context) => expectRetry(context),
})

export const TeamPage = meta.story({
  args: { children: <TeamVacancies team={fullTeam.page} />, player: stranger },
  play: async ({ canvas, userEvent }) => {
    // Disabled until the player's applications are known.
    const apply = await waitFor(async () => {
      const [button] = canvas.getAllByRole('button', { name: 'Candidatar-se' })
      await expect(button).toBeEnabled()
      return button!
    })
    await userEvent.click(apply)
    await expect(await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })).toBeVisible()
  },
})

export const TeamPageClosed = meta.story({
  args: { children: <TeamVacancies team={emptyTeam.page} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este time não está recrutando')).toBeVisible()
  },
})

export const TeamPageEmpty = meta.story({
  args: { children: <TeamVacancies team={fullTeam.page} />, player: stranger },
  parameters: none,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma vaga aberta agora')).toBeVisible()
  },
})

export const TeamPageFailing = meta.story({
  tags: ['night'],
  args: { children: <TeamVacancies team={fullTeam.page} />, player: stranger },
  parameters: offline('listVacancies'),
  play: (context) => expectRetry(context),
})
