import { Bell, PanelLeft, SlidersHorizontal } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Recolher menu', children: <PanelLeft aria-hidden />, onClick: fn() },
})

export const Default = meta.story({})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton label="Notificações: há novas" dot>
        <Bell aria-hidden />
      </IconButton>
      <IconButton label="Filtros" variant="secondary">
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <IconButton label="Filtros" size="small" variant="secondary">
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <IconButton label="Indisponível" disabled>
        <Bell aria-hidden />
      </IconButton>
    </div>
  ),
})

/** However long its name is, it is read and shown as a tooltip, and the button keeps its size. */
export const LongText = meta.story({
  args: { label: 'Recolher o menu lateral e mostrar apenas os ícones de cada parte da sua conta' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.label })
    await expect(button).toHaveAttribute('title', args.label)
    await expect(button.offsetWidth).toBe(button.offsetHeight)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Recolher menu' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
