import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing, person } from './samples.ts'

export const primitivesRows: ComponentRow[] = [
  row('ConvocaTheme', ui.ConvocaTheme, {}),
  row('Avatar', ui.Avatar, {}, { texts: { override: { nameless: 'Fulana' }, shows: 'Fulana' } }),
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
]
