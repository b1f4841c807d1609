import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { JoinBand } from './JoinBand.tsx'

const meta = preview.meta({
  title: 'Front/JoinBand',
  component: JoinBand,
  args: {
    openCount: 3,
    action: (
      <LinkButton size="large" href="/register">
        Criar conta
      </LinkButton>
    ),
  },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region', { name: 'Tem vaga na próxima chave.' })
    await expect(band).toHaveTextContent('3 campeonatos estão com inscrições abertas.')
  },
})

export const One = meta.story({
  args: { openCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 campeonato está com inscrições abertas.')).toBeVisible()
  },
})

export const None = meta.story({
  args: { openCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Monte o time antes da chave.' })).toBeVisible()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toHaveFocus()
  },
})
