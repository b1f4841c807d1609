import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = preview.meta({
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { visual: 'page', layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Excluir o convite de bruno_avila?',
    description: 'Ele deixa de ver o convite. Você pode convidar de novo depois.',
    confirmLabel: 'Excluir convite',
  },
})

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
  },
})

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir convite' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})

export const Interactions = meta.story({
  render: function Asked(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Excluir
        </Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Excluir o convite de bruno_avila?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
