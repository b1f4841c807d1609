import { override, readExample } from '@convoca/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { answering, expectRetry, mockApiForStory, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { MemberHero } from './MemberHero.tsx'
import { NextMatches } from './NextMatches.tsx'

const meta = preview.meta({
  title: 'App/Front page of members',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <NextMatches /> },
  beforeEach: mockApiForStory,
})

export const Matches = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Abrir partida Copa Convoca/ })
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/championships\/copa-convoca\/match\//),
    )
  },
})

export const NoMatches = meta.story({
  parameters: answering(override('listNextMatches', () => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma partida marcada agora')).toBeVisible()
  },
})

export const FailingMatches = meta.story({
  parameters: offline('listNextMatches'),
  play: (context) => expectRetry(context),
})

const registration_opens_at = '2026-11-20T12:00:00.000Z'

const onlyWith = (status: 'ONGOING' | 'REGISTRATION') =>
  answering(
    override('listChampionships', ({ input }) => {
      const { data } = readExample('listChampionships')
      const isFound = (input.status ?? status) === status
      return {
        data: isFound ? data.map((one) => ({ ...one, status, registration_opens_at })) : [],
        nextCursor: null,
      }
    }),
  )

export const Hero = meta.story({
  args: { children: <MemberHero /> },
  parameters: onlyWith('ONGOING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Copa Ipê 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver chave' })).toBeVisible()
  },
})

/** Nothing is live: the next one that a team can enter. */
export const OpenHero = meta.story({
  args: { children: <MemberHero /> },
  parameters: onlyWith('REGISTRATION'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Copa Ipê 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Inscrever time' })).toBeVisible()
  },
})
