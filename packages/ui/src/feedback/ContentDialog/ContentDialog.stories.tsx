import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { ContentDialog, type ContentDialogProps } from './ContentDialog.tsx'

const content = (
  <div style={{ display: 'grid', gap: 16, padding: 24 }}>
    <p style={{ margin: 0 }}>Escolha a forma, o tema e a cor; a prévia muda na hora.</p>
    <div style={{ height: 320, borderRadius: 10, background: 'var(--cv-panel-2)' }} />
    <Button variant="primary">Copiar código</Button>
  </div>
)

/** A stateful owner: opens the dialog. */
function LiveDialog({ opener = 'Incorporar', ...props }: Partial<ContentDialogProps> & { opener?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <ContentDialog
        title="Incorporar Pro Players BR"
        description="Mostre o time no seu site. Os dados se atualizam sozinhos."
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {props.children ?? content}
      </ContentDialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Feedback/ContentDialog',
  component: LiveDialog,
  parameters: opensDialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Incorporar' }))
    await expect(await screen.findByRole('dialog', { name: /^Incorporar/ })).toBeVisible()
  },
})

export const Default = meta.story({})

/** Content that is higher than the window scrolls below the heading. */
export const Examples = meta.story({
  args: {
    children: (
      <div style={{ padding: 24 }}>
        {Array.from({ length: 4 }, (_, place) => (
          <div key={place}>{content}</div>
        ))}
      </div>
    ),
  },
})

export const LongText = meta.story({
  args: {
    title:
      'Incorporar um time cujo nome é tão comprido que não cabe em uma linha de uma janela deste tamanho '.repeat(
        2,
      ),
    description: 'Mostre o time no seu site, no seu blog, na sua loja ou onde quiser. '.repeat(6),
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Incorporar' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Incorporar Pro Players BR' })
    await expect(dialog).toHaveAccessibleDescription(
      'Mostre o time no seu site. Os dados se atualizam sozinhos.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
