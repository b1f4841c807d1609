import type { ComponentType } from 'react'
import * as ui from '../src/index.ts'

/** One exported component with the least it needs to render. */
export type ComponentRow = {
  name: keyof typeof ui
  component: ComponentType<never>
  props: Record<string, unknown>
  /** Where the root element is drawn: `page` when it is portalled to the body (dialogs). Default `here`. */
  root?: 'here' | 'page'
  /** A text of `texts` and what must then be seen (text, or an accessible name). */
  texts?: { override: Record<string, unknown>; shows: string }
}

/** Checks the minimal props against the component's own type. */
function row<P>(
  name: keyof typeof ui,
  component: ComponentType<P>,
  props: Omit<P, 'ref'>,
  more: Pick<ComponentRow, 'root' | 'texts'> = {},
): ComponentRow {
  return { name, component: component as ComponentType<never>, props, ...more }
}

const nothing = () => {}
const person = { id: 'u-1', nick: 'ana_sp' }

export const components: ComponentRow[] = [
  // ui-A: theme, primitives, shell, feedback
  row('ConvocaTheme', ui.ConvocaTheme, {}),
  row('Avatar', ui.Avatar, { name: 'Ana' }),
  row(
    'AvatarButton',
    ui.AvatarButton,
    { user: person, items: [] },
    { texts: { override: { open: () => 'Abrir conta' }, shows: 'Abrir conta' } },
  ),
  row(
    'AvatarGroup',
    ui.AvatarGroup,
    { people: [{ id: 'u-1', name: 'Ana' }], total: 3 },
    { texts: { override: { more: () => 'mais gente' }, shows: 'mais gente' } },
  ),
  row('Badge', ui.Badge, { children: 'Novo' }),
  row('Button', ui.Button, { children: 'Aceitar' }),
  row('LinkButton', ui.LinkButton, { href: '/', children: 'Início' }),
  row('Chip', ui.Chip, { children: 'Todos' }),
  row('ChipGroup', ui.ChipGroup, { label: 'Jogo', options: [], value: '', onChange: nothing }),
  row('IconButton', ui.IconButton, { label: 'Fechar', children: '×' }),
  row('Logo', ui.Logo, {}),
  row('PageHeader', ui.PageHeader, { title: 'Times' }),
  row(
    'Pagination',
    ui.Pagination,
    { page: 1, totalPages: 2 },
    { texts: { override: { next: 'Adiante' }, shows: 'Adiante' } },
  ),
  row('Panel', ui.Panel, { title: 'Agenda' }),
  row(
    'SearchInput',
    ui.SearchInput,
    { label: 'Buscar', value: 'x', onChange: nothing },
    { texts: { override: { clear: 'Esvaziar' }, shows: 'Esvaziar' } },
  ),
  row('Tabs', ui.Tabs, { label: 'Partes', items: [] }),
  row('Tag', ui.Tag, { children: 'TRV' }),

  // ui-B: teams, players, media

  // ui-C: notifications, forms
]
