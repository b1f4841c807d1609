import { createMockDatabase, MockProblem, override, toMember } from '@convoca/mocks'
import { SkeletonRows } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { fullTeam, emptyTeam } from '../../../../test/demo-data.ts'
import {
  answering,
  expectRetry,
  mockApiForStory,
  mockApiWith,
  neverResolving,
  offline,
} from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import { createSchedule } from '../../../../test/team-overrides.ts'
import { teamByTagAtom } from '../../../atoms/teams.ts'
import { MembersSection } from './MembersSection.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import type { SectionProps } from './section-props.ts'

/** Renders a section with the team from the query cache, as TeamScreen does. */
function TeamSection({
  Section,
  tag = fullTeam.tag,
}: {
  Section: ComponentType<SectionProps>
  tag?: string
}) {
  const team = useAtomValue(useMemo(() => teamByTagAtom(tag), [tag]))
  return team.data ? <Section team={team.data} /> : <SkeletonRows rows={8} />
}

const meta = preview.meta({
  title: 'App/Team/Management',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: null },
  beforeEach: mockApiForStory,
})

export const Overview = meta.story({
  beforeEach: mockApiWith(createSchedule),
  args: { children: <TeamSection Section={OverviewSection} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aproveitamento')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Próximos eventos' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Insígnias do time' })).toBeVisible()
  },
})

export const OverviewEmpty = meta.story({
  args: {
    children: <TeamSection Section={OverviewSection} tag={emptyTeam.tag} />,
    player: emptyTeam.owner,
  },
  parameters: answering(
    override('listSchedules', () => []),
    override('listTeamBadges', () => []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada marcado')).toBeVisible()
    await expect(await canvas.findByText('Nenhuma insígnia ainda')).toBeVisible()
  },
})

export const OverviewFailing = meta.story({
  tags: ['night'],
  args: { children: <TeamSection Section={OverviewSection} /> },
  parameters: offline('readTeamStats', 'listSchedules', 'listTeamBadges'),
  play: (context) => expectRetry(context, 3),
})

export const OverviewLoading = meta.story({
  tags: ['night'],
  args: { children: <TeamSection Section={OverviewSection} /> },
  parameters: neverResolving('readTeamStats', 'listSchedules', 'listTeamBadges'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando desempenho...')).toBeInTheDocument()
  },
})

export const Members = meta.story({
  beforeEach: mockApiWith(() => [
    override('assignRoster', ({ database, input }) => {
      const members = database.teams.flatMap((team) => team.members)
      const member = members.find(({ id }) => id === input.memberId)
      if (!member) throw new MockProblem('NOT_IN_TEAM')
      member.roster = input.body.rosterStatus
      return toMember(database, member)
    }),
  ]),
  args: { children: <TeamSection Section={MembersSection} /> },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Escalação de/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Inativo' }))
    const changed = await canvas.findByRole('button', { name: /^Escalação de .*: Inativo$/ })
    await expect(changed).toBeVisible()
    // It shows before the answer has come; a story that ends earlier ends the call, too.
    await waitFor(() => expect(changed.closest('[aria-busy]')).toBeNull())
  },
})

/** After a failure the role is rolled back, with a toast. */
export const MembersRefused = meta.story({
  args: { children: <TeamSection Section={MembersSection} /> },
  parameters: { mock: { fail: { changeMemberRole: { status: 409, code: 'NOT_IN_TEAM' } } } },
  play: async ({ canvas, userEvent }) => {
    const [role] = await canvas.findAllByRole('button', { name: /^Função de/ })
    const before = role?.getAttribute('aria-label') ?? ''
    role?.focus()
    await userEvent.keyboard('{Enter}')
    const other = (await screen.findAllByRole('menuitemradio')).find(
      (item) => item.getAttribute('aria-checked') === 'false',
    )
    if (!other) throw new Error('there is one role only')
    await userEvent.click(other)
    const toasts = await screen.findByRole('region', { name: 'Avisos' })
    // Waits for the enter animation.
    await waitFor(() =>
      expect(within(toasts).getByRole('listitem')).toHaveTextContent('Este jogador não faz parte do time.'),
    )
    await expect(await canvas.findByRole('button', { name: before })).toBeVisible()
  },
})

export const Settings = meta.story({
  args: { children: <TeamSection Section={SettingsSection} /> },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome do time/ })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    await expect(await canvas.findByText('Nome obrigatório')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Trovão do Sertão')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    const toasts = await screen.findByRole('region', { name: 'Avisos' })
    await waitFor(() =>
      expect(within(toasts).getByRole('listitem')).toHaveTextContent('Time atualizado com sucesso.'),
    )
  },
})

/** Text typed while the form is being saved is not wiped by the answer. */
export const SettingsTypedMeanwhile = meta.story({
  args: { children: <TeamSection Section={SettingsSection} /> },
  parameters: { mock: { delay: { updateTeam: 1000 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nome do time/ }), ' BR')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    const description = canvas.getByRole('textbox', { name: /Descrição/ })
    await userEvent.clear(description)
    await userEvent.type(description, 'Treinos às terças.')
    await waitFor(() => expect(screen.getByText('Time atualizado com sucesso.')).toBeVisible())
    await expect(description).toHaveValue('Treinos às terças.')
  },
})

export const SettingsRefused = meta.story({
  args: { children: <TeamSection Section={SettingsSection} /> },
  parameters: {
    mock: {
      fail: {
        updateTeam: { status: 409, code: 'TEAM_NAME_TAKEN' },
        changeRecruitmentStatus: { status: 403, code: 'FORBIDDEN' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome do time/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nome de outro')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    const message = await canvas.findByText('Já existe um time com este nome.')
    await expect(message.closest('[role="alert"]')).toBeVisible()
    await expect(name).toHaveValue('Nome de outro')

    const recruiting = canvas.getByRole('switch', { name: 'Recrutando' })
    const { checked } = recruiting as HTMLInputElement
    await userEvent.click(recruiting)
    await waitFor(() => expect((recruiting as HTMLInputElement).checked).toBe(checked))
    const toasts = await screen.findByRole('region', { name: 'Avisos' })
    await within(toasts).findAllByRole('listitem')
  },
})

/** Removes the banner and confirms. */
async function removesBanner(
  canvas: Pick<typeof screen, 'findByRole'>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remover banner' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remover o banner?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remover banner' }))
}

/** Removes a picture of a team. */
const removePicture = () => [
  override('deleteFile', ({ database, input }) => {
    for (const team of database.teams) team.pictures = team.pictures.filter(({ id }) => id !== input.id)
    return undefined
  }),
]

/** The logo stays; the banner falls back to the art in the team's colours. */
export const SettingsPictureRemoved = meta.story({
  beforeEach: mockApiWith(removePicture),
  args: { children: <TeamSection Section={SettingsSection} /> },
  play: async ({ canvas, userEvent }) => {
    await removesBanner(canvas, userEvent)
    await waitFor(() => expect(screen.getByText('Banner removido com sucesso.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remover banner' })).toBeNull())
    await waitForNoLayer()
    await expect(canvas.getByRole('button', { name: 'Remover logo' })).toBeVisible()
  },
})

export const SettingsPictureKept = meta.story({
  args: { children: <TeamSection Section={SettingsSection} /> },
  parameters: { mock: { fail: { deleteFile: { status: 403, code: 'FORBIDDEN' } } } },
  play: async ({ canvas, userEvent }) => {
    await removesBanner(canvas, userEvent)
    await waitFor(() =>
      expect(screen.getByText('Você não tem permissão para realizar esta ação')).toBeVisible(),
    )
    await waitForNoLayer()
    await expect(canvas.getByRole('button', { name: 'Remover banner' })).toBeVisible()
  },
})

const plainMember = fullTeam.members.find(({ role }) => role !== 'OWNER' && role !== 'MANAGER')

/** A member without the permission to edit can still leave the team. */
export const SettingsOfAPlayer = meta.story({
  args: {
    children: <TeamSection Section={SettingsSection} />,
    player: createMockDatabase().users.findIndex(({ id }) => id === plainMember?.userId),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sair do time' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Excluir time' })).toBeNull()
  },
})

const toPlayed = (name: string, status: 'ONGOING' | 'REGISTRATION' | 'FINISHED') => ({
  id: crypto.randomUUID(),
  team_id: fullTeam.id,
  championship: { id: crypto.randomUUID(), name, url: 'copa', status },
  status: 'CONFIRMED' as const,
  reason: null,
  created_at: '2026-11-20T22:00:00.000Z',
})

/** The dialog names the championships that the team leaves; those that are over do not count. */
export const DeletingWhilePlaying = meta.story({
  args: { children: <TeamSection Section={SettingsSection} />, player: fullTeam.owner },
  parameters: answering(
    override('listTeamRegistrations', () => ({
      data: [
        toPlayed('Copa Convoca', 'ONGOING'),
        toPlayed('Liga Ipê', 'REGISTRATION'),
        toPlayed('Copa Velha', 'FINISHED'),
      ],
      page: 1,
      limit: 80,
      total: 3,
      totalPage: 1,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir time' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText(/O time está jogando Copa Convoca: sai na hora/)).toBeVisible()
    await expect(dialog.getByText(/lista de espera de Liga Ipê/)).toBeVisible()
    await expect(dialog.queryByText(/Copa Velha/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitForNoLayer()
  },
})
