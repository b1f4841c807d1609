import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fullTeam, quietTeam } from '../../../../test/demo.ts'
import { cut, mocked, seesRetry, slow } from '../../../../test/network.ts'
import { SignedIn } from '../../../../test/SignedIn.tsx'
import { AchievementsSection } from './AchievementsSection.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { CommunicationsSection } from './CommunicationsSection.tsx'

const meta = preview.meta({
  title: 'App/Team/Bulletin',
  component: SignedIn,
  // The demo data moves with the fixtures: what the sections are made of has its pictures already.
  tags: ['no-picture'],
  args: { children: <CommunicationsSection team={fullTeam.detail} /> },
  beforeEach: mocked,
})

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
  args: { children: <CommunicationsSection team={quietTeam.detail} />, player: quietTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum comunicado')).toBeVisible()
  },
})
export const CommunicationsFailing = meta.story({
  parameters: cut('listCommunications'),
  play: (played) => seesRetry(played),
})
export const CommunicationsLoading = meta.story({ parameters: slow('listCommunications') })

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
  args: { children: <ActivitySection team={quietTeam.detail} />, player: quietTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma atividade')).toBeVisible()
  },
})
export const ActivityFailing = meta.story({
  args: { children: activity },
  parameters: cut('listActivities'),
  play: (played) => seesRetry(played),
})
export const ActivityLoading = meta.story({
  args: { children: activity },
  parameters: slow('listActivities'),
})

const achievements = <AchievementsSection team={fullTeam.detail} />

export const Achievements = meta.story({
  args: { children: achievements },
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
  args: { children: <AchievementsSection team={quietTeam.detail} />, player: quietTeam.owner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma conquista')).toBeVisible()
  },
})
export const AchievementsFailing = meta.story({
  args: { children: achievements },
  parameters: cut('listAchievements'),
  play: (played) => seesRetry(played),
})
export const AchievementsLoading = meta.story({
  args: { children: achievements },
  parameters: slow('listAchievements'),
})
