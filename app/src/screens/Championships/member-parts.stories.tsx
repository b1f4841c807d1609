import { createMockDatabase } from '@convoca/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRetry, mockApiForStory, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { MemberHero } from './MemberHero.tsx'
import { NextMatches } from './NextMatches.tsx'

const withoutMatches = { mock: { database: { ...createMockDatabase(), championshipMatches: [] } } }

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
  parameters: withoutMatches,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma partida marcada agora')).toBeVisible()
  },
})

export const FailingMatches = meta.story({
  parameters: offline('listNextMatches'),
  play: (context) => expectRetry(context),
})

export const Hero = meta.story({
  args: { children: <MemberHero /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Copa Convoca' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver chave' })).toBeVisible()
  },
})

/** Nothing is live: the next one that a team can enter. */
export const OpenHero = meta.story({
  args: { children: <MemberHero /> },
  parameters: {
    mock: {
      database: (() => {
        const database = createMockDatabase()
        database.championships = database.championships.filter(({ status }) => status === 'REGISTRATION')
        return database
      })(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Liga de Verão' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Inscrever time' })).toBeVisible()
  },
})
