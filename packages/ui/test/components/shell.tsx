import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing } from './samples.ts'

export const shellRows: ComponentRow[] = [
  row(
    'AppShell',
    ui.AppShell,
    { topBar: null },
    { texts: { override: { skip: 'Ir ao conteúdo' }, shows: 'Ir ao conteúdo' } },
  ),
  row('Footer', ui.Footer, {}, { texts: { override: { quick: 'Atalhos' }, shows: 'Atalhos' } }),
  row(
    'LoadingOverlay',
    ui.LoadingOverlay,
    {},
    { texts: { override: { loading: 'Um momento' }, shows: 'Um momento' } },
  ),
  row(
    'MobileMenu',
    ui.MobileMenu,
    { open: true, onOpenChange: nothing, user: null },
    { root: 'page', texts: { override: { login: 'Entrar' }, shows: 'Entrar' } },
  ),
  row('SidePanel', ui.SidePanel, {}, { texts: { override: { label: 'Conversas' }, shows: 'Conversas' } }),
  row(
    'Sidebar',
    ui.Sidebar,
    { onLogout: nothing },
    { texts: { override: { logout: 'Encerrar' }, shows: 'Encerrar' } },
  ),
  row('TopBar', ui.TopBar, { user: null }, { texts: { override: { login: 'Entrar' }, shows: 'Entrar' } }),
  row('TopMenu', ui.TopMenu, { items: [] }, { texts: { override: { label: 'Seções' }, shows: 'Seções' } }),
  row(
    'CommandPalette',
    ui.CommandPalette,
    { open: true, onOpenChange: nothing, groups: ui.quickCommands(null) },
    { root: 'page', texts: { override: { move: 'andar' }, shows: 'andar' } },
  ),
]
