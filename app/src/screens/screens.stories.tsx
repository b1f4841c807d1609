import { createHandlers, mockTokenOf } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { Provider } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { tokenAtom } from '../atoms/client.ts'
import { createAppStore } from '../atoms/store.ts'
import { InvitesScreen } from './Invites/InvitesScreen.tsx'
import { NotificationsScreen } from './Notifications/NotificationsScreen.tsx'
import { PlayersScreen } from './Players/PlayersScreen.tsx'
import { SettingsScreen } from './Settings/SettingsScreen.tsx'
import { TeamList } from './Teams/TeamList.tsx'

/** A screen as the app shows it to the first demo player, over the mocked API. */
function SignedIn({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    made.set(tokenAtom, mockTokenOf(0))
    return made
  })
  return <Provider store={store}>{children}</Provider>
}

const down = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const

const meta = preview.meta({
  title: 'App/Screens',
  component: SignedIn,
  // The demo data moves with the fixtures: what the screens are made of has its pictures already.
  tags: ['no-picture'],
  args: { children: null },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers({ signedInAs: 0, ...mock }))
  },
})

const teams = <TeamList search={{ page: 1 }} onSearch={() => undefined} />

export const Teams = meta.story({
  args: { children: teams },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar Times' })).toBeVisible()
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})

export const TeamsFoundNone = meta.story({
  args: { children: <TeamList search={{ search: 'zzzzzz', page: 1 }} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum time encontrado')).toBeVisible()
  },
})

export const TeamsFailing = meta.story({
  args: { children: teams },
  parameters: { mock: { fail: { listTeams: down } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})

export const TeamsLoading = meta.story({
  args: { children: teams },
  parameters: { mock: { delay: { listTeams: 'infinite' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar Times' })).toBeVisible()
    await expect(canvas.queryAllByRole('article')).toHaveLength(0)
  },
})

export const Invites = meta.story({
  args: { children: <InvitesScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Convites')
  },
})

export const Notifications = meta.story({
  args: { children: <NotificationsScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Marcar todas/ })).toBeVisible()
  },
})

export const NotificationsFailing = meta.story({
  args: { children: <NotificationsScreen /> },
  parameters: { mock: { fail: { listNotifications: down } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})

export const Players = meta.story({
  args: { children: <PlayersScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar players' }), 'bruno')
    await expect(await canvas.findByRole('link', { name: /brunocv/ })).toBeVisible()
  },
})

export const Settings = meta.story({
  args: { children: <SettingsScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta sessão')).toBeVisible()
  },
})
