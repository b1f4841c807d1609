import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { storyVacancies } from '../vacancies.fixtures.ts'
import { VacancyCard } from './VacancyCard.tsx'

const [support, attacker, bench] = storyVacancies

const meta = preview.meta({
  title: 'Teams/VacancyCard',
  component: VacancyCard,
  args: { vacancy: support, href: '#vaga' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suporte com experiência' })).toHaveAttribute(
      'href',
      '#vaga',
    )
    await expect(canvas.getByText('A partir de 1.200')).toBeVisible()
    await expect(canvas.getByText('1 vaga')).toBeVisible()
  },
})

/** The card on the team's own page: no team, no link, and what the team may do with it. */
export const Closed = meta.story({
  args: {
    vacancy: { ...bench, team: undefined },
    href: undefined,
    actions: <Button size="small">Reabrir</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fechada')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    full: true,
    vacancy: {
      ...attacker,
      title: 'Jogador de entrada para a temporada inteira do circuito interestadual de inverno',
      position: 'Controlador-iniciador-e-comunicador',
      numberOfVacancies: 100,
      minRanking: 100_000,
      description: 'Otorrinolaringologistas que joguem com hipopotomonstrosesquipedaliofobia. '.repeat(8),
      team: { name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba', tag: 'PINDA' },
    },
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {storyVacancies.map((vacancy) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} href={`#${vacancy.id}`} />
      ))}
    </div>
  ),
})

const pressed = fn()

/** The actions lie above the card's link. */
export const Interactions = meta.story({
  args: { actions: <Button onClick={pressed}>Candidatar-se</Button> },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Suporte com experiência' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Candidatar-se' }))
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
