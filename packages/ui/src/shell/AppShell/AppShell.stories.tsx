import { Bell, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/index.ts'
import { ChipGroup } from '../../primitives/Chip/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { PageHeader } from '../../primitives/PageHeader/index.ts'
import { Panel } from '../../primitives/Panel/index.ts'
import { SearchInput } from '../../primitives/SearchInput/index.ts'
import { Footer } from '../Footer/index.ts'
import { dashboardItem, mainMenuItems, markActive } from '../menu/index.ts'
import { MobileMenu } from '../MobileMenu/index.ts'
import { Sidebar } from '../Sidebar/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { AppShell } from './AppShell.tsx'

const ana = { id: 'u-1', nick: 'ana_sp', name: 'Ana Conceição', profileHref: '/pro/ana_sp' }
const games = ['Todos', 'League of Legends', 'Counter-Strike 2', 'VALORANT', 'Rainbow Six', 'Free Fire']

type FrameProps = { guest?: boolean; collapsed?: boolean; sidePanel?: boolean }

function Frame({ guest = false, collapsed = false, sidePanel = false }: FrameProps) {
  const [narrow, setNarrow] = useState(collapsed)
  const [menuOpen, setMenuOpen] = useState(false)
  const user = guest ? null : ana
  const leave = guest ? undefined : () => {}
  return (
    <AppShell
      sidebarCollapsed={narrow}
      topBar={
        <TopBar
          user={user}
          menu={markActive(mainMenuItems, '/teams')}
          sidebarExpanded={!narrow}
          onToggleSidebar={() => setNarrow(!narrow)}
          mobileMenuOpen={menuOpen}
          onOpenMobileMenu={() => setMenuOpen(true)}
          onQuickSearch={() => {}}
          bell={
            guest ? null : (
              <IconButton label="Notificações: há novas" dot>
                <Bell aria-hidden />
              </IconButton>
            )
          }
        />
      }
      sidebar={
        <Sidebar
          items={markActive([dashboardItem, ...mainMenuItems], '/teams')}
          collapsed={narrow}
          guest={guest}
          onLogout={leave}
        />
      }
      footer={<Footer />}
      sidePanel={sidePanel ? <p style={{ padding: 16 }}>Mensagens</p> : undefined}
    >
      <PageHeader
        title="Gerenciamento de Times"
        subtitle="Conecte-se, forme times e conte a sua própria história nos e-sports."
        actions={
          <LinkButton variant="primary" icon={<Plus aria-hidden />} href="/team/create">
            Criar time
          </LinkButton>
        }
      />
      <Panel>
        <div style={{ display: 'grid', gap: 12 }}>
          <SearchInput label="Buscar Times" placeholder="Buscar Times" value="" onChange={() => {}} />
          <ChipGroup
            label="Jogo"
            options={games.map((label) => ({ label, value: label }))}
            value="Todos"
            onChange={() => {}}
          />
        </div>
      </Panel>
      <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} user={user} onLogout={leave} />
    </AppShell>
  )
}

const meta = preview.meta({ title: 'Shell/AppShell', component: Frame, parameters: { layout: 'fullscreen' } })

export const Default = meta.story({})

export const Collapsed = meta.story({ args: { collapsed: true } })

export const Guest = meta.story({ args: { guest: true } })

export const WithSidePanel = meta.story({ args: { sidePanel: true } })

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Pular para o conteúdo' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
})

export const ToggleByKeyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'Menu lateral' })
    await expect(sidebar.offsetWidth).toBe(220)
    canvas.getByRole('button', { name: 'Recolher menu lateral' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Expandir menu lateral' })).toHaveFocus()
    await waitFor(() => expect(sidebar.offsetWidth).toBe(80))
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('title', 'Dashboard')
  },
})
