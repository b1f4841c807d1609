import { createHandlers, createWorld, mockTokenOf, publicTeam, teamDetail } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { Provider } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tokenAtom } from '../../../atoms/client.ts'
import { createAppStore } from '../../../atoms/store.ts'
import { JobList } from '../../Jobs/JobList.tsx'
import { TeamVacancies } from '../../Jobs/TeamVacancies.tsx'
import { Toaster } from '../../Toaster/Toaster.tsx'
import { RecruitmentSection } from './RecruitmentSection.tsx'
import { SponsorsSection } from './SponsorsSection.tsx'

/** The first demo team, which the first demo player owns, and one in which nobody has written anything. */
const [full] = createWorld().teams
const quiet = createWorld().teams.findLast((team) => !team.isRecruiting)
if (!full || !quiet) throw new Error('the demo data has no such teams')

const detailOf = (team: typeof full) => teamDetail(createWorld(), team, 'OWNER')

/** A part of the app as a player of the demo data sees it, over the mocked API. */
function SignedIn({ children, player = 0 }: { children: ReactNode; player?: number }) {
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    made.set(tokenAtom, mockTokenOf(player))
    return made
  })
  return (
    <Provider store={store}>
      {children}
      <Toaster />
    </Provider>
  )
}

const meta = preview.meta({
  title: 'App/Team/Recruitment',
  component: SignedIn,
  // The demo data moves with the fixtures: what the sections are made of has its pictures already.
  tags: ['no-picture'],
  args: { children: <RecruitmentSection team={detailOf(full)} /> },
  beforeEach: ({ msw, parameters }) => {
    const mock: MockOptions = parameters['mock'] ?? {}
    msw.use(...createHandlers(mock))
  },
})

const down = { status: 503, code: 'SERVICE_UNAVAILABLE' } as const
const quietOwner = createWorld().users.findIndex(({ id }) => id === quiet.members[0]?.userId)
const seesRetry = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
}

export const Recruitment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Nova vaga' }))
    await waitFor(() => expect(canvas.getByLabelText(/Título da vaga/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar vaga' }))
    await expect(await canvas.findByText('Título da vaga é obrigatório')).toBeVisible()
    await expect(canvas.getByText('Posição é obrigatória')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Título da vaga/), 'Capitã para a liga')
    await userEvent.type(canvas.getByLabelText(/Posição/), 'Capitão')
    await userEvent.type(canvas.getByLabelText(/Descrição/), 'Voz firme e paciência com os novatos.')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar vaga' }))
    await expect(await canvas.findByRole('heading', { name: 'Capitã para a liga' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nova vaga' })).toHaveFocus())
  },
})

/** The switch goes back with a toast when the server refuses. */
export const RecruitmentTakenBack = meta.story({
  parameters: { mock: { fail: { toggleRecruitment: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' } } } },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    const control = canvas.getByRole('switch', { name: 'Recrutamento aberto' })
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(await screen.findByText('Erro')).toBeInTheDocument()
    await waitFor(() => expect(control).toBeChecked())
  },
})

export const RecruitmentEmpty = meta.story({
  args: { children: <RecruitmentSection team={detailOf(quiet)} />, player: quietOwner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma vaga ainda')).toBeVisible()
  },
})

export const RecruitmentFailing = meta.story({
  parameters: { mock: { fail: { readRecruitment: down } } },
  play: ({ canvas }) => seesRetry(canvas),
})

export const RecruitmentLoading = meta.story({
  parameters: { mock: { delay: { readRecruitment: 'infinite' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando vagas...')).toBeInTheDocument()
  },
})

/** Who may not change anything sees the switch and no buttons. */
export const RecruitmentAsPlayer = meta.story({
  args: { children: <RecruitmentSection team={teamDetail(createWorld(), full, 'PLAYER')} /> },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('switch', { name: 'Recrutamento aberto' })).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const sponsors = <SponsorsSection team={detailOf(full)} />

export const Sponsors = meta.story({
  args: { children: sponsors },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Novo patrocinador' }))
    await userEvent.type(await canvas.findByLabelText(/Nome/), 'Mate Gelado')
    await userEvent.type(canvas.getByLabelText(/Site/), 'http://mate.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar patrocinador' }))
    await expect(await canvas.findByText('O site deve começar com https://')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText(/Site/))
    await userEvent.type(canvas.getByLabelText(/Site/), 'https://mate.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar patrocinador' }))
    await expect(await canvas.findByRole('heading', { name: 'Mate Gelado' })).toBeVisible()
  },
})

export const SponsorsEmpty = meta.story({
  args: { children: <SponsorsSection team={detailOf(quiet)} />, player: quietOwner },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum patrocinador ainda')).toBeVisible()
  },
})

export const SponsorsFailing = meta.story({
  args: { children: sponsors },
  parameters: { mock: { fail: { listSponsors: down } } },
  play: ({ canvas }) => seesRetry(canvas),
})

export const SponsorsLoading = meta.story({
  args: { children: sponsors },
  parameters: { mock: { delay: { listSponsors: 'infinite' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

const jobs = <JobList search={{ page: 1 }} onSearch={() => undefined} />

export const Jobs = meta.story({
  args: { children: jobs },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5)
  },
})

export const JobsFoundNone = meta.story({
  args: { children: <JobList search={{ search: 'zzzzzz', page: 1 }} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma vaga encontrada')).toBeVisible()
  },
})

export const JobsFailing = meta.story({
  args: { children: jobs },
  parameters: { mock: { fail: { listVacancies: down } } },
  play: ({ canvas }) => seesRetry(canvas),
})

export const TeamPage = meta.story({
  args: { children: <TeamVacancies team={publicTeam(createWorld(), full)} />, player: 59 },
  play: async ({ canvas, userEvent }) => {
    const [apply] = await canvas.findAllByRole('button', { name: 'Candidatar-se' })
    if (!apply) throw new Error('nobody can apply')
    await userEvent.click(apply)
    await expect(await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })).toBeVisible()
  },
})

export const TeamPageClosed = meta.story({
  args: { children: <TeamVacancies team={publicTeam(createWorld(), quiet)} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este time não está recrutando')).toBeVisible()
  },
})
