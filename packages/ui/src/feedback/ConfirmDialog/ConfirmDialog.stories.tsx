import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = preview.meta({
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: opensDialog,
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

/** The caller opens the dialog and closes it when the action is done. */
function Asking({ opener, tone = 'danger', onConfirm, ...question }: Asked) {
  const [open, setOpen] = useState(false)
  const confirm = () => {
    onConfirm()
    setOpen(false)
  }
  return (
    <>
      <Button variant={tone} onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog {...question} tone={tone} open={open} onOpenChange={setOpen} onConfirm={confirm} />
    </>
  )
}

type Asked = Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> & { opener: string }

export const Examples = meta.story({
  render: ({ onConfirm }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
      <Asking
        opener="Excluir convite"
        title="Excluir o convite de bruno_avila?"
        description="Ele deixa de ver o convite. Você pode convidar de novo depois."
        confirmLabel="Excluir convite"
        onConfirm={onConfirm}
      />
      <Asking
        opener="Sair do time"
        title="Sair do Trovão Esports?"
        description="Você perde o acesso à agenda e ao grupo do time. Para voltar, precisa de um novo convite."
        confirmLabel="Sair do time"
        onConfirm={onConfirm}
      />
      <Asking
        tone="primary"
        opener="Publicar vaga"
        title="Publicar a vaga de suporte?"
        description="Ela aparece em Vagas para todos os jogadores. Você pode encerrá-la quando quiser."
        confirmLabel="Publicar"
        texts={{ cancel: 'Ainda não' }}
        onConfirm={onConfirm}
      />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Publicar vaga' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Publicar a vaga de suporte?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Ainda não' })).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: {
    title: 'Excluir o convite de maria_eduarda_albuquerque_de_vasconcelos para a Associação Desportiva?',
    description:
      'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(2) +
      ' deixa de ver o convite, e quem já respondeu precisa ser convidado de novo por um administrador do time.',
    confirmLabel: 'Excluir o convite e avisar a comissão técnica',
    texts: { cancel: 'Cancelar e manter o convite como está' },
  },
  play: async () => {
    const question = await screen.findByRole('alertdialog')
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth)
  },
})

export const Interactions = meta.story({
  render: ({ onConfirm }) => (
    <Asking
      opener="Excluir"
      title="Excluir o convite de bruno_avila?"
      confirmLabel="Excluir convite"
      onConfirm={onConfirm}
    />
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Excluir' })
    const cancel = () => screen.getByRole('button', { name: 'Cancelar' })
    const confirm = () => screen.getByRole('button', { name: 'Excluir convite' })
    const ask = async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(cancel()).toHaveFocus())
    }
    opener.focus()
    await step('opens on Cancelar, which Enter presses', async () => {
      await ask()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('the focus does not leave it; Escape closes it', async () => {
      await ask()
      await userEvent.tab()
      await expect(confirm()).toHaveFocus()
      await userEvent.tab()
      await expect(cancel()).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(confirm()).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Enter on the action runs it once', async () => {
      await ask()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitForNoLayer()
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
})
