import { createHandlers, createWorld, mockTokenOf, teamDetail } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { Provider } from 'jotai'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tokenAtom } from '../../../atoms/client.ts'
import { createAppStore } from '../../../atoms/store.ts'
import { Toaster } from '../../Toaster/Toaster.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'

/** The part of the team's page as its owner sees it, over the mocked API, with its toasts. */
function Part({ quiet = false }: { quiet?: boolean }) {
  const [team] = useState(() => {
    const world = createWorld()
    const open = (id: string) => world.invitations.some(({ teamId }) => teamId === id)
    const given = quiet ? world.teams.find(({ id }) => !open(id)) : world.teams[0]
    if (!given) throw new Error('the demo data has no such team')
    const ownerId = given.members[0]?.userId
    const owner = world.users.findIndex(({ id }) => id === ownerId)
    return { detail: teamDetail(world, given, 'OWNER'), owner }
  })
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    made.set(tokenAtom, mockTokenOf(team.owner))
    return made
  })
  return (
    <Provider store={store}>
      <InvitationsSection team={team.detail} />
      <Toaster />
    </Provider>
  )
}

const meta = preview.meta({
  title: 'App/Team/Invitations',
  component: Part,
  // The demo data moves with the fixtures: what the section is made of has its pictures already.
  tags: ['no-picture'],
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock))
  },
})

const down = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const

/** A toast slides in. */
const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

const partOf = (canvas: { findByRole: typeof screen.findByRole }, name: string) =>
  canvas.findByRole('region', { name })

export const Full = meta.story({
  play: async ({ canvas }) => {
    const applications = within(await partOf(canvas, 'Candidaturas'))
    await expect(await applications.findByText(/Posso fazer um teste/)).toBeVisible()
    const sent = within(await partOf(canvas, 'Convites enviados'))
    await expect((await sent.findAllByText(/Expira em/)).length).toBeGreaterThan(0)
    const link = await canvas.findByRole('textbox', { name: 'Link de convite' })
    await expect(link).toHaveAttribute('value', expect.stringMatching(/\/team\/join\/[\w-]{16}$/))
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Empty = meta.story({
  args: { quiet: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma candidatura')).toBeVisible()
    await expect(await canvas.findByText('Nenhum convite pendente')).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: { mock: { fail: { listTeamInvitations: down, readInviteLink: down } } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(3),
    )
  },
})

export const Loading = meta.story({
  parameters: { mock: { delay: { listTeamInvitations: 'infinite', readInviteLink: 'infinite' } } },
})

export const Expired = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = within(await partOf(canvas, 'Convites enviados'))
    await userEvent.click(sent.getByRole('combobox', { name: 'Situação dos convites' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Expirados' }))
    await expect(await sent.findByText('Expirado')).toBeVisible()
    await expect(sent.queryByText('Pendente')).toBeNull()
    await userEvent.click(sent.getByRole('button', { name: /Reenviar convite/ }))
    await seesToast('Convite reenviado com sucesso.')
    await expect(await sent.findByText('Nenhum convite com esta situação')).toBeVisible()
  },
})

export const CancelRefused = meta.story({
  parameters: { mock: { fail: { deleteInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } } } },
  play: async ({ canvas, userEvent }) => {
    const sent = within(await partOf(canvas, 'Convites enviados'))
    const before = await sent.findAllByRole('button', { name: /Cancelar convite/ })
    if (before[0]) await userEvent.click(before[0])
    await seesToast('Este convite já foi respondido.')
    await waitFor(() =>
      expect(sent.getAllByRole('button', { name: /Cancelar convite/ })).toHaveLength(before.length),
    )
  },
})

export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const applications = within(await partOf(canvas, 'Candidaturas'))
    await userEvent.click(await applications.findByRole('button', { name: 'Aceitar' }))
    await seesToast('Candidatura aceita.')
    await expect(await applications.findByText('Nenhuma candidatura')).toBeVisible()
  },
})
