import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChampionshipHeader, type ChampionshipHead } from './ChampionshipHeader.tsx'

const championship: ChampionshipHead = {
  name: 'Taça Jangada 2026',
  url: 'taca-jangada-2026',
  game: 'Valorant',
  organizer: 'nordeste_gg',
  phase: 'open',
  format: 'DOUBLE_ELIMINATION',
  bestOf: [3, 3, 5],
  teamSize: 5,
  teamsCount: 12,
  maxTeams: 16,
  startsAt: '2026-12-06T17:00:00.000Z',
  checkInOpensAt: '2026-12-06T16:00:00.000Z',
  registrationClosesAt: '2026-11-25T02:59:00.000Z',
  prize: 'R$ 2.400,00 e troféu',
  entryFee: 2000,
  followersCount: 2318,
}

const registered = fn()
const register = (
  <Button variant="primary" onClick={registered}>
    Inscrever time
  </Button>
)

const meta = preview.meta({
  title: 'Championships/ChampionshipHeader',
  component: ChampionshipHeader,
  args: {
    championship,
    actions: register,
    shareUrl: 'https://convoca.example/championships/taca-jangada-2026',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Taça Jangada 2026' })).toBeVisible()
    await expect(canvas.getByText('06 dez · 14:00')).toBeVisible()
    await expect(canvas.getByText('12 de 16 vagas')).toBeInTheDocument()
  },
})

/** All money of the prizes is deposited. */
export const Guaranteed = meta.story({
  args: { championship: { ...championship, prize: 'R$ 4.000,00', isPrizeGuaranteed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premiação garantida')).toBeVisible()
    await expect(canvas.getByText('100% já depositado')).toBeInTheDocument()
  },
})

/** Free and over, of an account that was erased. */
export const Examples = meta.story({
  args: {
    championship: {
      ...championship,
      organizer: undefined,
      phase: 'finished',
      bestOf: [1],
      registrationClosesAt: undefined,
      prize: undefined,
      entryFee: 0,
      followersCount: 0,
    },
    actions: undefined,
    shareUrl: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gratuito')).toBeVisible()
    await expect(canvas.queryByText(/acompanha/)).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    championship: {
      ...championship,
      name: 'Grande Circuito Interestadual de Inverno das Universidades do Vale do Paraíba',
      prize: 'Vaga na Copa Convoca, troféu, camisetas e teclados para os titulares e os reservas',
    },
  },
})

/** The one button comes before the others. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    registered.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Inscrever time' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(registered).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toHaveFocus()
  },
})
