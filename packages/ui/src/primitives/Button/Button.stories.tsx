import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, LinkButton } from './Button.tsx'

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Criar time', onClick: fn() },
})

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Default = meta.story({})

export const Primary = meta.story({ args: { variant: 'primary', icon: <Plus aria-hidden /> } })

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={row}>
          <Button size={size} variant="primary">
            Aceitar
          </Button>
          <Button size={size}>Recusar</Button>
          <Button size={size} variant="ghost">
            Cancelar
          </Button>
          <Button size={size} variant="danger">
            Excluir time
          </Button>
          <LinkButton size={size} href="/teams">
            Ver times
          </LinkButton>
        </div>
      ))}
      <Button block variant="primary">
        Entrar
      </Button>
    </div>
  ),
})

export const Disabled = meta.story({ args: { disabled: true } })

export const Loading = meta.story({
  args: { loading: true, loadingLabel: 'Processando...', variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Processando...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Criar time' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

/** Text wraps; the icon keeps its size. */
export const LongText = meta.story({
  render: () => (
    <div data-box="" style={{ ...row, maxWidth: 320 }}>
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Criar um novo time para a temporada de verão
      </Button>
      <Button size="small">Recusar o convite da Associação Atlética de Pindamonhangaba</Button>
      <Button block loading loadingLabel="Enviando a inscrição do elenco para a organização...">
        Enviar
      </Button>
      <LinkButton href="/teams" variant="ghost">
        Ver todos os times que estão recrutando
      </LinkButton>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-box]')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})
