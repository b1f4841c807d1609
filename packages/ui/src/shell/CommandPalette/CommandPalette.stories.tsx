import { Shield, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { opensDialog } from '../../stories/layout.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import { quickCommands, type CommandGroup } from './commands.tsx'
import { useCommandPaletteShortcut } from './useCommandPaletteShortcut.ts'

const logout = fn()
const member = quickCommands({ profileHref: '#pro', onLogout: logout })

const found: CommandGroup[] = [
  {
    id: 'players',
    label: 'Players',
    commands: [
      { id: 'p-1', label: 'bruno_onca', detail: 'Bruno Ávila', href: '#bruno', icon: <User aria-hidden /> },
    ],
  },
  {
    id: 'teams',
    label: 'Minhas Equipes',
    commands: [
      { id: 't-1', label: 'Onça Preta', detail: 'ONCA', href: '#onca', icon: <Shield aria-hidden /> },
    ],
  },
]

const meta = preview.meta({
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: opensDialog,
  args: { open: true, onOpenChange: fn(), groups: member, onSearch: fn() },
})

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  },
})

export const Guest = meta.story({ args: { groups: quickCommands(null) } })

export const Results = meta.story({
  args: { results: found },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'onc')
    await expect(await screen.findByRole('group', { name: 'Players' })).toBeVisible()
    await expect(args.onSearch).toHaveBeenLastCalledWith('onc')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
})

export const Empty = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xadrez')
    await expect(await screen.findByText('Tente buscar por outro termo')).toBeVisible()
    await expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
  },
})

export const Searching = meta.story({
  args: { searching: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xadrez')
    await expect(screen.queryByText('Tente buscar por outro termo')).toBeNull()
  },
})

/** Local entries stay; the error replaces "Nenhum resultado" and can be retried. */
export const Failing = meta.story({
  args: { failure: { description: 'Problema de conexão. Verifique sua internet.' }, onRetry: fn() },
  play: async ({ userEvent, args }) => {
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'onça')
    await expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar')
    await expect(screen.queryByText('Nenhum resultado encontrado')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(box).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: {
    groups: [
      {
        id: 'teams',
        label: 'Equipes em que você joga, treina ou é responsável pela comissão',
        commands: [
          {
            id: 't',
            label: 'Associação Desportiva Inconstitucionalissimamente Campeã de Pindamonhangaba',
            detail: 'Temporada 2026 de League of Legends',
            href: '#t',
            icon: <Shield aria-hidden />,
          },
        ],
      },
    ],
  },
  play: async () => {
    const palette = await screen.findByRole('dialog')
    await expect(palette.scrollWidth).toBeLessThanOrEqual(palette.clientWidth)
  },
})

type OpenedProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { opener: string }

/** The palette as the app has it: opened by button or shortcut. */
function Opened({ opener, ...palette }: OpenedProps) {
  const [open, setOpen] = useState(false)
  useCommandPaletteShortcut(() => setOpen(!open))
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <CommandPalette {...palette} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The app's own, with what the server finds for the text. */
export const Examples = meta.story({
  render: function Searched(args) {
    const [results, setResults] = useState<readonly CommandGroup[]>([])
    return (
      <div style={{ padding: 24 }}>
        <Opened
          opener="Buscar páginas, players e times"
          groups={args.groups}
          results={results}
          onSearch={(text) => setResults(text.length > 1 ? found : [])}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Buscar páginas, players e times' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('on')
    await expect(await screen.findByRole('group', { name: 'Players' })).toBeVisible()
    await expect(screen.getByRole('option', { name: /Configurações/ })).toBeVisible()
  },
})

export const Interactions = meta.story({
  render: ({ groups }) => <Opened opener="Buscar" groups={groups} />,
  play: async ({ canvas, userEvent, step }) => {
    logout.mockClear()
    const opener = canvas.getByRole('button', { name: 'Buscar' })
    opener.focus()
    await step('Ctrl K opens it on the box', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    })
    await step('and closes it, so that the next time the box is empty', async () => {
      await userEvent.keyboard('ini{Control>}k{/Control}')
      await waitFor(() => expect(opener).toHaveFocus())
      await userEvent.keyboard('{Control>}k{/Control}')
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
      await expect(screen.getByRole('combobox')).toHaveValue('')
    })
    await step('arrows go round the list', async () => {
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Início')
      await userEvent.keyboard('{ArrowUp}')
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sair')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      const selected = screen.getByRole('option', { selected: true })
      await expect(selected).toHaveTextContent('Campeonatos')
      await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selected.id)
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('Enter runs the entry found and closes', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}')
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
      await userEvent.keyboard('SAI{Enter}')
      await expect(logout).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    })
  },
})
