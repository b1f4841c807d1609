import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { storyPlayers } from '../players.fixtures.ts'
import { PlayerPicker, type PlayerPickerMultiProps } from './PlayerPicker.tsx'
import type { PlayerItem } from './selection.ts'

const reached = fn()
const searched = fn<(text: string) => void>()
const noop = () => {}

type LivePickerProps = Partial<PlayerPickerMultiProps> & {
  /** An invalid selection. */
  check?: (value: readonly PlayerItem[]) => string | undefined
}

/** The props that both modes take alike. */
type Shared = Pick<PlayerPickerMultiProps, 'height' | 'texts'>

/** The owner of the picker: keeps selection and search. */
function LivePicker(props: LivePickerProps) {
  const { value: initial = [], search: initialSearch = '', check, ...rest } = props
  const [value, setValue] = useState<readonly PlayerItem[]>(initial)
  const [search, setSearch] = useState(initialSearch)
  return (
    <div style={{ maxWidth: 560 }}>
      <PlayerPicker
        items={storyPlayers(80)}
        error={check?.(value)}
        {...rest}
        mode="multi"
        value={value}
        onChange={setValue}
        search={search}
        onSearchChange={(text) => {
          setSearch(text)
          searched(text)
        }}
      />
    </div>
  )
}

function LiveSingle({ initial = null, ...rest }: { initial?: PlayerItem | null } & Partial<Shared>) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ maxWidth: 560 }}>
      <PlayerPicker
        mode="single"
        items={storyPlayers(12)}
        value={value}
        onChange={setValue}
        search=""
        onSearchChange={noop}
        {...rest}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Players/PlayerPicker',
  component: LivePicker,
  beforeEach: () => {
    reached.mockClear()
    searched.mockClear()
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    // Only the rows in view are rendered, yet each knows its place among all.
    const options = await canvas.findAllByRole('option')
    await expect(options.length).toBeLessThan(30)
    await expect(options[0]).toHaveAttribute('aria-posinset', '1')
    await expect(options[0]).toHaveAttribute('aria-setsize', '80')
  },
})

export const Selected = meta.story({ args: { value: storyPlayers(4) } })

export const Single = meta.story({
  render: () => <LiveSingle />,
  play: async ({ canvas, userEvent }) => {
    const [ana, bruno] = [
      await canvas.findByRole('option', { name: /ana_1\b/ }),
      canvas.getByRole('option', { name: /bruno_2\b/ }),
    ]
    await userEvent.click(ana)
    await userEvent.click(bruno)
    await expect(ana).toHaveAttribute('aria-selected', 'false')
    await expect(bruno).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(bruno)
    await expect(bruno).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(ana)
  },
})

export const Loading = meta.story({
  args: { items: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando jogadores...')).toBeVisible()
    await expect(canvas.getByText('Aguarde um momento')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { items: [], search: 'zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum jogador encontrado')).toBeVisible()
    await expect(canvas.getByText('Tente uma busca diferente')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum jogador encontrado')
  },
})

export const Failed = meta.story({ args: { items: [], status: 'error', onRetry: noop } })

const MAX_PLAYERS = 50
const tooMany = `Convide no máximo ${MAX_PLAYERS} jogadores por vez`

/** An error describes the list, and disappears once the selection is valid. */
export const Invalid = meta.story({
  args: {
    value: storyPlayers(MAX_PLAYERS + 1),
    check: (value: readonly PlayerItem[]) => (value.length > MAX_PLAYERS ? tooMany : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Jogadores' })
    await expect(list).toBeInvalid()
    await expect(list).toHaveAccessibleDescription(tooMany)
    list.focus()
    await userEvent.keyboard(' ')
    await expect(list).toBeValid()
    await expect(canvas.queryByText(tooMany)).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(tooMany)).toBeVisible()
  },
})

export const LoadingMore = meta.story({
  args: { items: storyPlayers(3), hasMore: true, loadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando mais jogadores...')).toBeInTheDocument()
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
})

/** The page after these did not come. */
export const MoreFailed = meta.story({
  args: { items: storyPlayers(8), hasMore: true, moreFailed: true, height: 240, onReachEnd: reached },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar mais jogadores')
    await expect(reached).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(reached).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('listbox')).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: {
    items: [
      {
        id: '1',
        name: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba_1234567890',
        detail: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
      },
      { id: '2', name: '' },
    ],
    value: [{ id: '1', name: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba_1234567890' }],
  },
})

/** The picker to invite people to a team, and to talk to somebody. */
export const Examples = meta.story({
  render: () => (
    <div style={sideBySide}>
      <Panel title="Convidar jogadores">
        <LivePicker value={storyPlayers(2)} total={214} hasMore height={240} />
      </Panel>
      <Panel title="Novo Chat">
        <LiveSingle
          initial={storyPlayers(1, 1)[0] ?? null}
          height={240}
          texts={{
            label: 'Amigos',
            search: 'Buscar amigos',
            searchPlaceholder: 'Com quem você quer conversar?',
          }}
        />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option')
  },
})

/** The next page is loaded once the list is scrolled to 100 px from its end. */
export const FurtherPages = meta.story({
  args: { hasMore: true, onReachEnd: reached },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Jogadores' })
    const end = 80 * 56 - list.clientHeight
    list.scrollTop = end - 140
    await canvas.findByRole('option', { name: /iara_79/ })
    await expect(reached).not.toHaveBeenCalled()
    list.scrollTop = end - 90
    await waitFor(() => expect(reached).toHaveBeenCalledOnce())
    list.scrollTop = end
    await canvas.findByRole('option', { name: /joao_80/ })
    await expect(reached).toHaveBeenCalledOnce()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('option')
    const list = canvas.getByRole('listbox')
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Buscar jogadores' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(list).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(active()).toHaveAttribute('aria-posinset', '3')
    await expect(active()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '80'))
    await userEvent.keyboard('{Enter}')
    await expect(active()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '1'))
    const chips = canvas.getByRole('list', { name: 'Jogadores Selecionados:' })
    await expect(chips.children).toHaveLength(2)
    const first = canvas.getByRole('button', { name: 'Remover celia_3' })
    first.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remover joao_80' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByText('Jogadores Selecionados:')).toBeNull()
  },
})

/** Every keystroke calls `onSearch`, and the list starts over. Choosing a player does not search. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar jogadores' })
    const list = canvas.getByRole('listbox')
    list.focus()
    await userEvent.keyboard('{End}')
    await canvas.findByRole('option', { name: /joao_80/ })
    await userEvent.type(search, 'bia')
    await waitFor(() => expect(list.scrollTop).toBe(0))
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
    await expect(active).toHaveAttribute('aria-posinset', '1')
    await expect(searched.mock.calls).toEqual([['b'], ['bi'], ['bia']])
    await expect(search).toHaveValue('bia')
    const [first] = await canvas.findAllByRole('option')
    if (first === undefined) throw new Error('no option')
    await userEvent.click(first)
    await expect(searched).toHaveBeenCalledTimes(3)
    await userEvent.clear(search)
    await expect(searched).toHaveBeenLastCalledWith('')
  },
})
