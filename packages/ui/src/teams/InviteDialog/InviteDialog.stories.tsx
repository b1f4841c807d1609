import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { PlayerItem } from '../../players/PlayerPicker/selection.ts'
import { storyPlayers } from '../../players/players.fixtures.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { InviteDialog, type InviteDialogProps } from './InviteDialog.tsx'

const sent = fn()

type LiveDialogProps = Pick<InviteDialogProps, 'sending' | 'teamName'> & {
  /** Text of the button that opens it. */
  opener?: string
  items?: readonly PlayerItem[]
  selected?: readonly PlayerItem[]
}

/** The owner: opens the dialog, keeps the selection, sends. */
function LiveDialog(props: LiveDialogProps) {
  const { opener = 'Convidar', items = storyPlayers(30), selected = [], ...rest } = props
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState<readonly PlayerItem[]>(selected)
  const [search, setSearch] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <InviteDialog
        teamName="Trovão Esports"
        {...rest}
        open={open}
        onOpenChange={setOpen}
        onSend={() => {
          sent(value.map(({ id }) => id))
          setOpen(false)
        }}
        picker={{
          mode: 'multi',
          items: items.filter(({ name }) => name.includes(search)),
          search,
          onSearchChange: setSearch,
          value,
          onChange: setValue,
          height: 280,
        }}
      />
    </>
  )
}

const longPlayer: PlayerItem = {
  id: 'longo',
  name: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
  detail: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
}

const meta = preview.meta({
  title: 'Teams/InviteDialog',
  component: LiveDialog,
  parameters: opensDialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    await expect(await screen.findByRole('dialog', { name: 'Convidar jogadores' })).toBeVisible()
    await screen.findAllByRole('option')
  },
})

export const Default = meta.story({ args: { selected: storyPlayers(2) } })

/** The dialog stays until the invitations have been sent. */
export const Sending = meta.story({
  args: { selected: storyPlayers(2), sending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Convidar jogadores' })
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  },
})

/** The send button needs a player; an empty search result is announced. */
export const NobodyChosen = meta.story({
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    await expect(await screen.findByText('Nenhum jogador encontrado')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Enviar convite' })).toBeDisabled()
  },
})

export const LongText = meta.story({
  args: {
    teamName: 'Associação Atlética de Esportes Eletrônicos de Pindamonhangaba e Região',
    items: [longPlayer, ...storyPlayers(30)],
    selected: [longPlayer, ...storyPlayers(3)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Convidar jogadores' })
    await screen.findAllByRole('option')
    const { width } = dialog.getBoundingClientRect()
    await expect(width).toBeLessThan(window.innerWidth)
    for (const button of screen.getAllByRole('button')) {
      await expect(button.offsetLeft).toBeGreaterThanOrEqual(0)
      await expect(button.offsetLeft + button.offsetWidth).toBeLessThanOrEqual(width)
    }
  },
})

/**
 * The dialog from a team's page, from a player's page with that player chosen, and for a team that has no
 * name yet.
 */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
      <LiveDialog opener="Convidar jogadores" />
      <LiveDialog opener="Convidar bruno_2" selected={storyPlayers(1, 1)} />
      <LiveDialog opener="Chamar para o novo time" teamName={undefined} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Convidar jogadores' })).toBeVisible()
    await screen.findAllByRole('option')
    await expect(screen.getByRole('button', { name: 'Enviar convite' })).toBeEnabled()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await userEvent.tab()
    const opener = canvas.getByRole('button', { name: 'Convidar' })
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar jogadores' })).toHaveFocus())
    await screen.findAllByRole('option')
    await expect(screen.getByRole('button', { name: 'Enviar convite' })).toBeDisabled()

    await userEvent.keyboard('zzz{Escape}')
    await expect(screen.getByRole('searchbox')).toHaveValue('')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('listbox')).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown} ')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Enviar 2 convites' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(sent).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    const send = await screen.findByRole('button', { name: 'Enviar 2 convites' })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(sent.mock.calls).toEqual([[['jogador-0', 'jogador-1']]])
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
