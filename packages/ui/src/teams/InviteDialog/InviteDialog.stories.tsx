import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { PlayerItem } from '../../players/PlayerPicker/index.ts'
import { storyPlayers } from '../../players/storyPlayers.ts'
import { Button } from '../../primitives/Button/index.ts'
import { InviteDialog } from './InviteDialog.tsx'

const sent = fn()

/** The owner: opens the dialog, keeps the selection, sends. */
function LiveDialog({
  selected = [],
  sending = false,
}: {
  selected?: readonly PlayerItem[]
  sending?: boolean
}) {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState<readonly PlayerItem[]>(selected)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Convidar</Button>
      <InviteDialog
        open={open}
        onOpenChange={setOpen}
        teamName="Trovão Esports"
        sending={sending}
        onSend={() => {
          sent(value.map(({ id }) => id))
          setOpen(false)
        }}
        picker={{
          mode: 'multi',
          items: storyPlayers(30),
          search: '',
          onSearchChange: () => {},
          value,
          onChange: setValue,
          height: 280,
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Teams/InviteDialog',
  component: LiveDialog,
  parameters: { visual: 'page', layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    await expect(await screen.findByRole('dialog', { name: 'Convidar jogadores' })).toBeVisible()
    await screen.findAllByRole('option')
  },
})

export const Default = meta.story({ args: { selected: storyPlayers(2) } })

export const Sending = meta.story({
  args: { selected: storyPlayers(2), sending: true },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const opener = canvas.getByRole('button', { name: 'Convidar' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox')
    await expect(screen.getByRole('button', { name: 'Enviar convite' })).toBeDisabled()
    list.focus()
    await userEvent.keyboard(' {ArrowDown} ')
    screen.getByRole('button', { name: 'Enviar 2 convites' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledWith(['jogador-0', 'jogador-1'])
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
