import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { ApplyDialog } from './ApplyDialog.tsx'

const sent = fn()

/** A stateful owner: opens the dialog and keeps the input. */
function LiveDialog(props: {
  /** Text of the button that opens it. */
  opener?: string
  start?: string
  vacancyTitle?: string
  teamName?: string
  error?: string
  fieldError?: string
  submitting?: boolean
}) {
  const { opener = 'Candidatar-se', start = '', teamName = 'Trovão Esports', fieldError, ...rest } = props
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState(start)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
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
  parameters: opensDialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Candidatar-se' }))
    await expect(await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })).toBeVisible()
  },
})

export const Default = meta.story({})
/** The dialog for a vacancy, and for the team as it is. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
      <LiveDialog opener="Candidatar-se à vaga" vacancyTitle="Suporte para a liga de verão" />
      <LiveDialog opener="Pedir para entrar na Onça Pintada" teamName="Onça Pintada" />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })
    await expect(dialog).toHaveTextContent('Suporte para a liga de verão')
    await userEvent.keyboard('Jogo de suporte há três anos.')
    await expect(screen.getByRole('textbox')).toHaveValue('Jogo de suporte há três anos.')
  },
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
    vacancyTitle: 'Capitão com experiência em campeonatos estaduais e regionais, manhã e noite',
    start: 'Treino toda noite. '.repeat(30),
    fieldError: 'A mensagem contém conteúdo inapropriado: "hipopotomonstrosesquipedaliofobia".',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Candidatar-se' }))
    const dialog = await screen.findByRole('dialog', { name: 'Candidatar-se ao time' })
    const { width } = dialog.getBoundingClientRect()
    await expect(width).toBeLessThan(window.innerWidth)
    for (const button of screen.getAllByRole('button')) {
      await expect(button.offsetLeft).toBeGreaterThanOrEqual(0)
      await expect(button.offsetLeft + button.offsetWidth).toBeLessThanOrEqual(width)
    }
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
    await userEvent.tab()
    const opener = canvas.getByRole('button', { name: 'Candidatar-se' })
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const text = await screen.findByRole('textbox', { name: /Mensagem para o time/ })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('Quero jogar{Enter}com vocês')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Enviar candidatura' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(sent.mock.calls).toEqual([['Quero jogar\ncom vocês']])
    await userEvent.keyboard('{Escape}')
    await waitForNoLayer()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
