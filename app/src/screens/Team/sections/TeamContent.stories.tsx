import { createMockDatabase } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fullTeam, emptyTeam } from '../../../../test/demo-data.ts'
import { offline, mockApiForStory, expectRetry, neverResolving } from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import { AchievementsSection } from './AchievementsSection.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { CommunicationsSection } from './CommunicationsSection.tsx'

const meta = preview.meta({
  title: 'App/Team/Content',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <CommunicationsSection team={fullTeam.detail} /> },
  beforeEach: mockApiForStory,
})

export const Communications = meta.story({
  play: async ({ canvas, userEvent }) => {
    const unread = await canvas.findByRole('button', { name: 'Não lido: Inscrição termina domingo' })
    // The unread count is a separate request, which may finish after the list.
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

/** The form keeps its values after a refusal. */
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
  args: { children: <CommunicationsSection team={emptyTeam.detail} />, player: emptyTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum comunicado')).toBeVisible()
  },
})
export const CommunicationsFailing = meta.story({
  parameters: offline('listCommunications'),
  play: (context) => expectRetry(context),
})
export const CommunicationsLoading = meta.story({ parameters: neverResolving('listCommunications') })

const activity = <ActivitySection team={fullTeam.detail} />

export const Activity = meta.story({
  args: { children: activity },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoje' })).toBeVisible()
    await expect(canvas.getByText(/mudou a função de/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 dias' }))
    await expect(await canvas.findByText(/registrou a conquista/)).toBeVisible()
  },
})
export const ActivityEmpty = meta.story({
  args: { children: <ActivitySection team={emptyTeam.detail} />, player: emptyTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma atividade')).toBeVisible()
  },
})
export const ActivityFailing = meta.story({
  args: { children: activity },
  parameters: offline('listActivities'),
  play: (context) => expectRetry(context),
})
export const ActivityLoading = meta.story({
  args: { children: activity },
  parameters: neverResolving('listActivities'),
})

const achievements = <AchievementsSection team={fullTeam.detail} />

export const Achievements = meta.story({
  args: { children: achievements },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    if (!first) throw new Error('The team has no achievement')
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

/** The demo data with an image for the first achievement; created per story, because the stories remove it. */
function withAchievementImage(options: MockOptions = {}): { mock: MockOptions } {
  const database = createMockDatabase()
  const achievement = database.achievements.find(({ team_id }) => team_id === fullTeam.id)
  if (!achievement) throw new Error('The team has no achievement')
  achievement.files = [
    { id: database.nextId('file'), business_type: 'AWARD_ICON', url: '/files/mock/logo-0.svg' },
  ]
  return { mock: { database, ...options } }
}

const stored = { name: 'Imagem atual' }

/** Opens the achievement that has an image, removes the image and confirms. */
async function removeImage(
  canvas: Pick<typeof screen, 'findAllByRole' | 'findByRole' | 'getByRole'>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  const card = (await canvas.findAllByRole('article')).find((each) => each.querySelector('img'))
  const title = card?.querySelector('h3')?.textContent
  await userEvent.click(canvas.getByRole('button', { name: `Editar ${title}` }))
  const picture = within(await canvas.findByRole('group', stored))
  await userEvent.click(picture.getByRole('button', { name: 'Remover imagem' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remover a imagem?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remover imagem' }))
}

export const AchievementPictureRemoved = meta.story({
  args: { children: achievements },
  beforeEach: ({ msw }) => mockApiForStory({ msw, parameters: withAchievementImage() }),
  play: async ({ canvas, userEvent }) => {
    await removeImage(canvas, userEvent)
    await waitFor(() => expect(screen.getByText('Imagem removida com sucesso.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('group', stored)).toBeNull())
    // The rest of the form keeps its values.
    await expect(canvas.getByRole('textbox', { name: /Título/ })).not.toHaveValue('')
    for (const each of canvas.getAllByRole('article')) await expect(each.querySelector('img')).toBeNull()
  },
})

export const AchievementPictureKept = meta.story({
  args: { children: achievements },
  beforeEach: ({ msw }) =>
    mockApiForStory({
      msw,
      parameters: withAchievementImage({ fail: { deleteFile: { status: 403, code: 'FORBIDDEN' } } }),
    }),
  play: async ({ canvas, userEvent }) => {
    await removeImage(canvas, userEvent)
    await waitFor(() =>
      expect(screen.getByText('Você não tem permissão para realizar esta ação')).toBeVisible(),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('group', stored)).toBeVisible()
  },
})

export const AchievementsEmpty = meta.story({
  args: { children: <AchievementsSection team={emptyTeam.detail} />, player: emptyTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma conquista')).toBeVisible()
  },
})
export const AchievementsFailing = meta.story({
  args: { children: achievements },
  parameters: offline('listAchievements'),
  play: (context) => expectRetry(context),
})
export const AchievementsLoading = meta.story({
  args: { children: achievements },
  parameters: neverResolving('listAchievements'),
})
