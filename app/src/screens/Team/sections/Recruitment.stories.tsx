import { createMockDatabase, override, readExample, toPage, toTeamDetail } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { exampleTeam, fullTeam } from '../../../../test/demo-data.ts'
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
import { RecruitmentSection } from './RecruitmentSection.tsx'
import { SponsorsSection } from './SponsorsSection.tsx'

/** Vacancies that remember a new one. */
function createVacancies() {
  const recruitment = readExample('readRecruitment')
  const [example] = recruitment.vacancies
  if (!example) throw new Error('The example has no vacancy')
  return [
    override('readRecruitment', () => recruitment),
    override('createVacancy', ({ input }) => {
      const made = { ...example, ...input.body, id: crypto.randomUUID() }
      recruitment.vacancies.push(made)
      return made
    }),
  ]
}

/** Sponsors that remember a new one. */
function createSponsors() {
  const { data } = readExample('listSponsors')
  const [example] = data
  if (!example) throw new Error('The example has no sponsor')
  return [
    override('listSponsors', ({ input }) => toPage(data, input)),
    override('createSponsor', ({ input }) => {
      const made = { ...example, ...input.body, id: crypto.randomUUID() }
      data.push(made)
      return made
    }),
  ]
}

const meta = preview.meta({
  title: 'App/Team/Recruitment',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: <RecruitmentSection team={exampleTeam} /> },
  beforeEach: mockApiForStory,
})

export const Recruitment = meta.story({
  beforeEach: mockApiWith(createVacancies),
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

/** After a refusal the switch is rolled back, with a toast. */
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
  args: { children: <RecruitmentSection team={exampleTeam} /> },
  parameters: answering(override('readRecruitment', () => ({ is_recruiting: true, vacancies: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma vaga ainda')).toBeVisible()
  },
})

export const RecruitmentFailing = meta.story({
  tags: ['night'],
  parameters: offline('readRecruitment'),
  play: (context) => expectRetry(context),
})

export const RecruitmentLoading = meta.story({
  tags: ['night'],
  parameters: neverResolving('readRecruitment'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando vagas...')).toBeInTheDocument()
  },
})

/** The switch is there without the permission to edit, but no buttons are. */
export const RecruitmentAsPlayer = meta.story({
  args: { children: <RecruitmentSection team={toTeamDetail(createMockDatabase(), fullTeam, 'PLAYER')} /> },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('switch', { name: 'Recrutamento aberto' })).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const sponsors = <SponsorsSection team={exampleTeam} />

export const Sponsors = meta.story({
  beforeEach: mockApiWith(createSponsors),
  args: { children: sponsors },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Novo patrocinador' }))
    await userEvent.type(await canvas.findByLabelText(/Nome/), 'Erva Boa')
    await userEvent.type(canvas.getByLabelText(/Site/), 'http://erva.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar patrocinador' }))
    await expect(await canvas.findByText('O site deve começar com https://')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText(/Site/))
    await userEvent.type(canvas.getByLabelText(/Site/), 'https://erva.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar patrocinador' }))
    await expect(await canvas.findByRole('heading', { name: 'Erva Boa' })).toBeVisible()
  },
})

export const SponsorsEmpty = meta.story({
  args: { children: <SponsorsSection team={exampleTeam} /> },
  parameters: answering(override('listSponsors', () => emptyPage)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum patrocinador ainda')).toBeVisible()
  },
})

export const SponsorsFailing = meta.story({
  tags: ['night'],
  args: { children: sponsors },
  parameters: offline('listSponsors'),
  play: (context) => expectRetry(context),
})

export const SponsorsLoading = meta.story({
  tags: ['night'],
  args: { children: sponsors },
  parameters: neverResolving('listSponsors'),
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status')
    await expect(status).toHaveTextContent('Carregando...')
    await expect(status.parentElement).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})
