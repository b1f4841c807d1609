import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { ApplyDialog } from './ApplyDialog.tsx'

const sent = fn()

/** The owner: opens the dialog and keeps what is written. */
function LiveDialog(props: {
  start?: string
  vacancyTitle?: string
  teamName?: string
  error?: string
  fieldError?: string
  submitting?: boolean
}) {
  const { start = '', teamName = 'Trovão Esports', fieldError, ...rest } = props
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState(start)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Candidatar-se</Button>
      <ApplyDialog
        {...rest}
        open={open}
        onOpenChange={setOpen}
        teamName={teamName}
        message={{ value, onChange: setValue, error: fieldError }}
        onSubmit={() => sent(value)}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Teams/ApplyDialog',
  component: LiveDialog,
  parameters: { visual: 'page', layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Candidatar-se' }))
    await expect(await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })).toBeVisible()
  },
})

export const Default = meta.story({})
export const Examples = meta.story({
  args: { start: 'Jogo de suporte há três anos.', vacancyTitle: 'Suporte para a liga de verão' },
})
export const Refused = meta.story({
  args: {
    start: 'Jogo de suporte há três anos.',
    error: 'O time não está recrutando no momento.',
    fieldError: 'A mensagem contém conteúdo inapropriado',
  },
})
export const LongText = meta.story({
  args: {
    teamName: 'Associação Atlética de Esportes Eletrônicos de Pindamonhangaba',
    start: 'Treino toda noite. '.repeat(30),
  },
})
export const Phone = meta.story({
  args: { vacancyTitle: 'Suporte para a liga de verão' },
  globals: { viewport: { value: 'phone' } },
})
export const Submitting = meta.story({ args: { submitting: true } })

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const opener = canvas.getByRole('button', { name: 'Candidatar-se' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const text = await screen.findByRole('textbox', { name: /Mensagem para o time/ })
    await userEvent.type(text, 'Quero jogar{Enter}com vocês')
    screen.getByRole('button', { name: 'Enviar candidatura' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sent.mock.calls).toEqual([['Quero jogar\ncom vocês']])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
})
