import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { PlayerItem } from '../../players/PlayerPicker/selection.ts'
import { opensDialog } from '../../stories/layout.ts'
import { NewChatDialog, type NewChatDialogProps } from './NewChatDialog.tsx'

const storyPlayers: readonly PlayerItem[] = [
  { id: 'p-1', name: 'bruno_onca', detail: 'Bruno Ávila' },
  { id: 'p-2', name: 'celia.n', detail: 'Célia Nóbrega' },
  { id: 'p-3', name: 'diego_krkn', detail: 'Diego Inconstitucionalissimamente da Silva Albuquerque' },
]

type LiveProps = Omit<NewChatDialogProps, 'picker'> & {
  /** The players that the search looks in. */
  players?: readonly PlayerItem[]
  status?: 'loading' | 'ready' | 'error'
  chosen?: PlayerItem
}

/** Keeps search and choice as the app would. */
function LiveDialog({ players = storyPlayers, status = 'ready', chosen, ...dialog }: LiveProps) {
  const [search, setSearch] = useState('')
  const [value, setValue] = useState<PlayerItem | null>(chosen ?? null)
  const items = players.filter(({ name }) => name.includes(search))
  return (
    <NewChatDialog
      {...dialog}
      picker={{
        mode: 'single',
        items,
        status,
        search,
        onSearchChange: setSearch,
        value,
        onChange: setValue,
        onRetry: () => {},
      }}
    />
  )
}

/** Opened by a button, and closed once the conversation is made. */
function Opened({
  opener,
  onStart,
  ...dialog
}: Omit<LiveProps, 'open' | 'onOpenChange'> & { opener: string }) {
  const [open, setOpen] = useState(false)
  const start = () => {
    onStart()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <LiveDialog {...dialog} open={open} onOpenChange={setOpen} onStart={start} />
    </>
  )
}

const meta = preview.meta({
  title: 'Chat/NewChatDialog',
  component: LiveDialog,
  parameters: opensDialog,
  args: { open: true, onOpenChange: fn(), onStart: fn() },
})

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  },
})

export const Starting = meta.story({ args: { starting: true } })

/** Someone is chosen: the conversation can begin. */
export const Chosen = meta.story({
  args: { chosen: { id: 'p-2', name: 'celia.n', detail: 'Célia Nóbrega' } },
})

export const Loading = meta.story({ args: { players: [], status: 'loading' } })

export const Failed = meta.story({
  args: { players: [], status: 'error' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { players: [] },
  play: async () => {
    await expect(await screen.findByText('Nenhum jogador encontrado')).toBeVisible()
  },
})

/** The search among all players, and among those of a team. */
export const Examples = meta.story({
  render: ({ onStart }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
      <Opened opener="Novo Chat" onStart={onStart} />
      <Opened
        opener="Falar com alguém do time"
        players={storyPlayers.slice(0, 2)}
        texts={{ title: 'Falar com o time', description: 'Escolha alguém do Trovão Esports.' }}
        onStart={onStart}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Falar com alguém do time' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Falar com o time' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  },
})

export const LongText = meta.story({
  args: {
    players: storyPlayers.map(({ id, name }) => ({
      id,
      name: `${name}_${'inconstitucional'.repeat(3)}`,
      detail: 'Maria Eduarda de Albuquerque Inconstitucionalissimamente Vasconcelos e Silva',
    })),
    texts: {
      title: 'Começar uma conversa com alguém que joga na mesma temporada que você',
      description: 'Escolha com quem você quer conversar. Quem bloqueou você não aparece nesta lista.',
      cancel: 'Cancelar e voltar para as conversas',
      start: 'Começar a conversar agora mesmo',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})

export const Interactions = meta.story({
  render: ({ onStart }) => <Opened opener="Novo Chat" onStart={onStart} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Novo Chat' })
    const start = () => screen.getByRole('button', { name: 'Conversar' })
    opener.focus()
    await step('opens on the search; Escape empties it, then closes', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
      await userEvent.keyboard('bru{Escape}')
      await expect(screen.getByRole('searchbox')).toHaveValue('')
      await expect(screen.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('starting waits for a choice, made with the arrows', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
      await expect(start()).toBeDisabled()
      await userEvent.keyboard('celia{ArrowDown}{Enter}')
      await waitFor(() => expect(start()).toBeEnabled())
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('celia.n')
    })
    await step('the focus stays inside; Enter starts and gives it back', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
      await userEvent.tab()
      await expect(start()).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('searchbox')).toHaveFocus()
      start().focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onStart).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})
