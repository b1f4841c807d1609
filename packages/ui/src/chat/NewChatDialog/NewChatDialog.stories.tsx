import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { PlayerItem } from '../../players/PlayerPicker/index.ts'
import { NewChatDialog, type NewChatDialogProps } from './NewChatDialog.tsx'

const players: readonly PlayerItem[] = [
  { id: 'p-1', name: 'bruno_onca', detail: 'Bruno Ávila' },
  { id: 'p-2', name: 'celia.n', detail: 'Célia Nóbrega' },
  { id: 'p-3', name: 'diego_krkn', detail: 'Diego Inconstitucionalissimamente da Silva Albuquerque' },
]

/** Keeps search and choice as the app would. */
function LiveDialog(props: Omit<NewChatDialogProps, 'picker'>) {
  const [search, setSearch] = useState('')
  const [value, setValue] = useState<PlayerItem | null>(null)
  const items = players.filter(({ name }) => name.includes(search))
  return (
    <NewChatDialog
      {...props}
      picker={{ mode: 'single', items, search, onSearchChange: setSearch, value, onChange: setValue }}
    />
  )
}

const meta = preview.meta({
  title: 'Chat/NewChatDialog',
  component: LiveDialog,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { open: true, onOpenChange: fn(), onStart: fn() },
})

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  },
})

export const Starting = meta.story({ args: { starting: true } })

export const Interactions = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await expect(screen.getByRole('button', { name: 'Conversar' })).toBeDisabled()
    await userEvent.keyboard('celia{ArrowDown}{Enter}')
    const start = screen.getByRole('button', { name: 'Conversar' })
    await waitFor(() => expect(start).toBeEnabled())
    await userEvent.click(start)
    await expect(args.onStart).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})
