import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UndoBar } from './UndoBar.tsx'

const meta = preview.meta({
  title: 'Feedback/UndoBar',
  component: UndoBar,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { message: 'Notificação excluída', onUndo: fn(), onExpire: fn() },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  tags: ['no-picture'],
  args: {
    message: 'A notificação sobre o convite para a Associação Desportiva de Pindamonhangaba foi excluída',
  },
})

export const Expires = meta.story({
  tags: ['no-picture'],
  args: { duration: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce())
  },
})

export const Keyboard = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveAttribute('data-paused')
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExpire).toHaveBeenCalledOnce()
  },
})
