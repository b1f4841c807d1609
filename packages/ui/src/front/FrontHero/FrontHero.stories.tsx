import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { frontMatches } from '../front.fixtures.ts'
import { FrontHero } from './FrontHero.tsx'

const [live] = frontMatches
const next = { ...live, isLive: false, scheduledAt: '2026-11-21T01:30:00.000Z' }

const meta = preview.meta({
  title: 'Front/FrontHero',
  component: FrontHero,
  args: {
    match: live,
    now: new Date('2026-11-20T23:00:00.000Z'),
    actions: (
      <>
        <LinkButton variant="primary" size="large" href="/register">
          Criar conta
        </LinkButton>
        <LinkButton size="large" href="#campeonatos">
          Ver campeonatos
        </LinkButton>
      </>
    ),
  },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: 'Tem jogo agora. A próxima pode ser a sua.' })
    await expect(hero).toHaveTextContent('Ao vivo agora')
    await expect(canvas.getByRole('link', { name: 'Acompanhar partida' })).toHaveAttribute('href', live.href)
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})

export const Final = meta.story({
  args: { match: { ...live, isFinal: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Hoje tem final.')
  },
})

export const ComesNext = meta.story({
  args: { match: next },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('começa em 2 h 30 min')
    await expect(canvas.getByRole('link', { name: 'Ver partida' })).toBeVisible()
  },
})

/** Neither side is known, and no time was set. */
export const Unknown = meta.story({
  args: { match: { ...next, home: null, away: null, scheduledAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('A definir')).toHaveLength(2)
    await expect(canvas.getByText('Sem horário')).toBeVisible()
  },
})

export const WithoutMatch = meta.story({
  args: { match: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Monte o time. Entre na chave.' })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    match: {
      ...live,
      championship: 'Circuito Interestadual de Esportes Eletrônicos do Vale do Paraíba e Litoral Norte',
      home: { tag: 'AAAEE', name: 'Associação Atlética Acadêmica de Esportes Eletrônicos' },
    },
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Criar conta', 'Ver campeonatos', 'Acompanhar partida']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
})
