import { createHandlers, createWorld, mockTokenOf, teamDetail } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { Provider } from 'jotai'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tokenAtom } from '../../../atoms/client.ts'
import { createAppStore } from '../../../atoms/store.ts'
import { AchievementsSection } from './AchievementsSection.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { CommunicationsSection } from './CommunicationsSection.tsx'
import type { SectionProps } from './section.ts'

const [demoTeam] = createWorld().teams
const [, , quietTeam] = createWorld().teams.toReversed()
const owner = 'OWNER' as const

interface PartProps {
  Section: ComponentType<SectionProps>
  /** Nothing has happened in it. Default false. */
  quiet?: boolean
}

/** A part of the team's page as its owner sees it, over the mocked API. */
function Part({ Section, quiet = false }: PartProps) {
  const [team] = useState(() => {
    const given = quiet ? quietTeam : demoTeam
    if (!given) throw new Error('the demo data has no team')
    return { detail: teamDetail(createWorld(), given, owner), ownerId: given.members[0]?.userId }
  })
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    made.set(tokenAtom, mockTokenOf(createWorld().users.findIndex(({ id }) => id === team.ownerId)))
    return made
  })
  return (
    <Provider store={store}>
      <Section team={team.detail} />
    </Provider>
  )
}

const meta = preview.meta({
  title: 'App/Team/Bulletin',
  component: Part,
  // The demo data moves with the fixtures: what the sections are made of has its pictures already.
  tags: ['no-picture'],
  args: { Section: CommunicationsSection },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock))
  },
})

const down = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const
const failing = { fail: { listCommunications: down, listActivities: down, listAchievements: down } }
const loading = {
  delay: {
    listCommunications: 'infinite',
    listActivities: 'infinite',
    listAchievements: 'infinite',
  },
} as const

const seesRetry = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
}

export const Communications = meta.story({
  play: async ({ canvas, userEvent }) => {
    const unread = await canvas.findByRole('button', { name: 'Não lido: Inscrição termina domingo' })
    // The count is a call of its own, which may answer after the list.
    await waitFor(() => {
      const badge = canvas.getAllByRole('status').find((each) => /não lido/.test(each.textContent))
      return expect(badge).toHaveTextContent('2 não lidos')
    })
    await userEvent.click(unread)
    await expect(await canvas.findByText('1 não lido')).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Não lido: Sobre a sua função' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver conversa com/ }))
    await expect(await canvas.findByRole('heading', { name: /^Conversa com/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Re: Sobre a sua função' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Mensagem/ })).toBeVisible()
  },
})

/** Written, refused by the server, and still there. */
export const CommunicationsRefused = meta.story({
  parameters: { mock: { fail: { createCommunication: { status: 500, code: 'INTERNAL_ERROR' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo comunicado' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect((await canvas.findAllByText('Campo obrigatório')).length).toBe(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /Título/ }), 'Treino')
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensagem/ }), 'Hoje às 20h.')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(await canvas.findByText('Não foi possível enviar o comunicado.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveValue('Treino')
  },
})

export const CommunicationsEmpty = meta.story({
  args: { quiet: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum comunicado')).toBeVisible()
  },
})
export const CommunicationsFailing = meta.story({
  parameters: { mock: failing },
  play: ({ canvas }) => seesRetry(canvas),
})
export const CommunicationsLoading = meta.story({ parameters: { mock: loading } })

export const Activity = meta.story({
  args: { Section: ActivitySection },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoje' })).toBeVisible()
    await expect(canvas.getByText(/mudou a função de/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 dias' }))
    await expect(await canvas.findByText(/registrou a conquista/)).toBeVisible()
  },
})
export const ActivityEmpty = meta.story({
  args: { Section: ActivitySection, quiet: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma atividade')).toBeVisible()
  },
})
export const ActivityFailing = meta.story({
  args: { Section: ActivitySection },
  parameters: { mock: failing },
  play: ({ canvas }) => seesRetry(canvas),
})
export const ActivityLoading = meta.story({
  args: { Section: ActivitySection },
  parameters: { mock: loading },
})

export const Achievements = meta.story({
  args: { Section: AchievementsSection },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    if (!first) throw new Error('there is no achievement')
    const title = first.querySelector('h3')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: `Excluir ${title}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }))
    await expect(await canvas.findByRole('heading', { name: 'Conquistas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nova conquista' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Título/ }), 'Copa Ipê')
    await userEvent.type(canvas.getByRole('textbox', { name: /Data/ }), '30082026')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conquista' }))
    await expect(await canvas.findByRole('heading', { name: 'Copa Ipê' })).toBeVisible()
  },
})
export const AchievementsEmpty = meta.story({
  args: { Section: AchievementsSection, quiet: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma conquista')).toBeVisible()
  },
})
export const AchievementsFailing = meta.story({
  args: { Section: AchievementsSection },
  parameters: { mock: failing },
  play: ({ canvas }) => seesRetry(canvas),
})
export const AchievementsLoading = meta.story({
  args: { Section: AchievementsSection },
  parameters: { mock: loading },
})
