import { createHandlers, createWorld, mockTokenOf } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { SkeletonRows } from '@convoca/ui'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tokenAtom } from '../../../atoms/client.ts'
import { createAppStore } from '../../../atoms/store.ts'
import { teamByTagAtom } from '../../../atoms/teams.ts'
import { MyTeamList } from '../../MyTeams/MyTeamList.tsx'
import { TeamProfile } from '../../TeamProfile/TeamProfileScreen.tsx'
import { Toaster } from '../../Toaster/Toaster.tsx'
import { MembersSection } from './MembersSection.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import type { SectionProps } from './section.ts'

const world = createWorld()
const [demoTeam] = world.teams
const quietTeam = world.teams.at(-1)
if (!demoTeam || !quietTeam) throw new Error('the demo data has no team')

interface PageProps {
  children: ReactNode
  /** Index of the demo player who looks; `null` for a guest. Default: the owner of the first demo team. */
  player?: number | null
}

const playerOf = (userId: string | undefined) => world.users.findIndex(({ id }) => id === userId)

/** A part of a page over the mocked API, with its toasts. */
function Page({ children, player = playerOf(demoTeam?.members[0]?.userId) }: PageProps) {
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    if (player !== null) made.set(tokenAtom, mockTokenOf(player))
    return made
  })
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return (
    <RouterContextProvider router={router}>
      <Provider store={store}>
        {children}
        <Toaster />
      </Provider>
    </RouterContextProvider>
  )
}

/** The section with the team as the cache has it, as TeamScreen gives it. */
function Live({
  Section,
  tag = demoTeam?.tag ?? '',
}: {
  Section: ComponentType<SectionProps>
  tag?: string
}) {
  const team = useAtomValue(useMemo(() => teamByTagAtom(tag), [tag]))
  return team.data ? <Section team={team.data} /> : <SkeletonRows rows={8} />
}

const meta = preview.meta({
  title: 'App/Team/Core',
  component: Page,
  // The demo data moves with the fixtures: what the sections are made of has its pictures already.
  tags: ['no-picture'],
  args: { children: null },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock))
  },
})

const down = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const

export const Overview = meta.story({
  args: { children: <Live Section={OverviewSection} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aproveitamento')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Próximos eventos' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Insígnias do time' })).toBeVisible()
  },
})

export const OverviewEmpty = meta.story({
  args: {
    children: <Live Section={OverviewSection} tag={quietTeam.tag} />,
    player: playerOf(quietTeam.members[0]?.userId),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada marcado')).toBeVisible()
    await expect(await canvas.findByText('Nenhuma insígnia ainda')).toBeVisible()
  },
})

export const OverviewFailing = meta.story({
  args: { children: <Live Section={OverviewSection} /> },
  parameters: { mock: { fail: { readTeamStats: down, listSchedules: down, listTeamBadges: down } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(3))
  },
})

export const OverviewLoading = meta.story({
  args: { children: <Live Section={OverviewSection} /> },
  parameters: {
    mock: { delay: { readTeamStats: 'infinite', listSchedules: 'infinite', listTeamBadges: 'infinite' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando desempenho...')).toBeInTheDocument()
  },
})

export const Members = meta.story({
  args: { children: <Live Section={MembersSection} /> },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Escalação de/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fora da escalação' }))
    await expect(
      await canvas.findByRole('button', { name: /^Escalação de .*: Fora da escalação$/ }),
    ).toBeVisible()
  },
})

/** The role goes back, and a toast says that it did not work. */
export const MembersRefused = meta.story({
  args: { children: <Live Section={MembersSection} /> },
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
    // It fades in.
    await waitFor(() =>
      expect(within(toasts).getByRole('listitem')).toHaveTextContent('Este jogador não faz parte do time.'),
    )
    await expect(await canvas.findByRole('button', { name: before })).toBeVisible()
  },
})

export const Settings = meta.story({
  args: { children: <Live Section={SettingsSection} /> },
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

export const SettingsRefused = meta.story({
  args: { children: <Live Section={SettingsSection} /> },
  parameters: {
    mock: {
      fail: {
        updateTeam: { status: 409, code: 'TEAM_NAME_TAKEN' },
        changeRecruitmentStatus: { status: 500, code: 'INTERNAL_ERROR' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome do time/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nome de outro')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    await expect(await canvas.findByRole('alert', { name: '' })).toBeInTheDocument()
    await expect(await canvas.findByText('Já existe um time com este nome.')).toBeVisible()
    await expect(name).toHaveValue('Nome de outro')

    const recruiting = canvas.getByRole('switch', { name: 'Recrutando' })
    const { checked } = recruiting as HTMLInputElement
    await userEvent.click(recruiting)
    await waitFor(() => expect((recruiting as HTMLInputElement).checked).toBe(checked))
    const toasts = await screen.findByRole('region', { name: 'Avisos' })
    await within(toasts).findAllByRole('listitem')
  },
})

/** Who may not edit the team may still leave it. */
export const SettingsOfAPlayer = meta.story({
  args: {
    children: <Live Section={SettingsSection} />,
    player: playerOf(demoTeam.members.find(({ role }) => role !== 'OWNER' && role !== 'MANAGER')?.userId),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sair do time' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Excluir time' })).toBeNull()
  },
})

export const PublicPage = meta.story({
  args: { children: <TeamProfile tag={demoTeam.tag} />, player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: demoTeam.name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Função|Escalação) de/ })).toBeNull()
  },
})

export const PublicPageFailing = meta.story({
  args: { children: <TeamProfile tag={demoTeam.tag} />, player: null },
  parameters: { mock: { fail: { readPublicTeam: down } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})

const ownTeams = <MyTeamList search={{ page: 1 }} onSearch={() => undefined} />

export const MyTeams = meta.story({
  args: { children: ownTeams },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})

export const MyTeamsFailing = meta.story({
  args: { children: ownTeams },
  parameters: { mock: { fail: { searchMyTeams: down } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})
