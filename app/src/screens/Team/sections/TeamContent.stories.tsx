import { override, readExample } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { exampleTeam } from '../../../../test/demo-data.ts'
import {
  answering,
  emptyPage,
  expectRetry,
  mockApiForStory,
  mockApiWith,
  neverResolving,
  offline,
} from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import { createCommunications } from '../../../../test/team-overrides.ts'
import { AchievementsSection } from './AchievementsSection.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { CommunicationsSection } from './CommunicationsSection.tsx'

const meta = preview.meta({
  title: 'App/Team/Content',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <CommunicationsSection team={exampleTeam} /> },
  beforeEach: mockApiForStory,
})

export const Communications = meta.story({
  beforeEach: mockApiWith(createCommunications),
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
  args: { children: <CommunicationsSection team={exampleTeam} /> },
  parameters: answering(override('listCommunications', () => emptyPage)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum comunicado')).toBeVisible()
  },
})
export const CommunicationsFailing = meta.story({
  tags: ['night'],
  parameters: offline('listCommunications'),
  play: (context) => expectRetry(context),
})
export const CommunicationsLoading = meta.story({
  tags: ['night'],
  parameters: neverResolving('listCommunications'),
})

const activity = <ActivitySection team={exampleTeam} />

/** Those of today, and of the week before once it is asked for. */
function createActivities() {
  const page = readExample('listActivities')
  const [example] = page.data
  if (!example) throw new Error('The example has no activity')
  const at = (actionType: typeof example.actionType, created_at: string) => ({
    ...example,
    id: crypto.randomUUID(),
    actionType,
    created_at,
  })
  const today = at('ROLE_CHANGED', '2026-11-20T22:00:00.000Z')
  const before = at('ACHIEVEMENT_ADDED', '2026-11-16T22:00:00.000Z')
  return [
    override('listActivities', ({ input }) => ({
      ...page,
      data: input.timeFilter === undefined ? [today] : [today, before],
    })),
  ]
}

export const Activity = meta.story({
  args: { children: activity },
  beforeEach: mockApiWith(createActivities),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoje' })).toBeVisible()
    await expect(canvas.getByText(/mudou a função de/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 dias' }))
    await expect(await canvas.findByText(/registrou a conquista/)).toBeVisible()
  },
})
export const ActivityEmpty = meta.story({
  args: { children: <ActivitySection team={exampleTeam} /> },
  parameters: answering(override('listActivities', () => emptyPage)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma atividade')).toBeVisible()
  },
})
export const ActivityFailing = meta.story({
  tags: ['night'],
  args: { children: activity },
  parameters: offline('listActivities'),
  play: (context) => expectRetry(context),
})
export const ActivityLoading = meta.story({
  tags: ['night'],
  args: { children: activity },
  parameters: neverResolving('listActivities'),
})

const section = <AchievementsSection team={exampleTeam} />

export const Achievements = meta.story({
  args: { children: section },
  beforeEach: mockApiWith(createAchievements),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    if (!first) throw new Error('The team has no achievement')
    const title = first.querySelector('h3')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: `Excluir ${title}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }))
    await expect(await canvas.findByRole('heading', { name: 'Conquistas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nova conquista' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Título/ }), 'Copa Trovão')
    await userEvent.type(canvas.getByRole('textbox', { name: /Data/ }), '30082026')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conquista' }))
    await expect(await canvas.findByRole('heading', { name: 'Copa Trovão' })).toBeVisible()
  },
})

/** Achievements with a picture, which remember what is added and removed. */
function createAchievements() {
  const [example] = readExample('listAchievements')
  if (!example) throw new Error('The example has no achievement')
  const icon = {
    id: crypto.randomUUID(),
    business_type: 'AWARD_ICON',
    url: '/files/mock/logo-0.svg',
  } as const
  let achievements: (typeof example)[] = [
    { ...example, files: [icon] },
    { ...example, id: crypto.randomUUID(), title: 'Liga Paulista' },
  ]
  return [
    override('listAchievements', () => achievements),
    override('createAchievement', ({ input }) => {
      const made = { ...example, ...input.body, id: crypto.randomUUID() }
      achievements = [made, ...achievements]
      return made
    }),
    override('deleteAchievement', ({ input }) => {
      achievements = achievements.filter(({ id }) => id !== input.achievementId)
      return undefined
    }),
    override('deleteFile', () => {
      achievements = achievements.map((achievement) => ({ ...achievement, files: [] }))
      return undefined
    }),
  ]
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
  args: { children: section },
  beforeEach: mockApiWith(createAchievements),
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
  args: { children: section },
  beforeEach: mockApiWith(createAchievements),
  parameters: { mock: { fail: { deleteFile: { status: 403, code: 'FORBIDDEN' } } } },
  play: async ({ canvas, userEvent }) => {
    await removeImage(canvas, userEvent)
    await waitFor(() =>
      expect(screen.getByText('Você não tem permissão para realizar esta ação')).toBeVisible(),
    )
    await waitForNoLayer()
    await expect(canvas.getByRole('group', stored)).toBeVisible()
  },
})

export const AchievementsEmpty = meta.story({
  args: { children: <AchievementsSection team={exampleTeam} /> },
  parameters: answering(override('listAchievements', () => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma conquista')).toBeVisible()
  },
})
export const AchievementsFailing = meta.story({
  tags: ['night'],
  args: { children: section },
  parameters: offline('listAchievements'),
  play: (context) => expectRetry(context),
})
export const AchievementsLoading = meta.story({
  tags: ['night'],
  args: { children: section },
  parameters: neverResolving('listAchievements'),
})
