import { Bell, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ChatPanel } from '../../chat/ChatPanel/ChatPanel.tsx'
import { storyChats } from '../../chat/chats.fixtures.ts'
import { OfflineBanner } from '../../feedback/OfflineBanner/OfflineBanner.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { storyTeams } from '../../teams/teams.fixtures.ts'
import { TeamCard } from '../../teams/TeamCard/TeamCard.tsx'
import { TeamGrid } from '../../teams/TeamGrid/TeamGrid.tsx'
import { dashboardItem, mainMenuItems, markActive, type MenuItem, type ShellUser } from '../menu/menu.tsx'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { AppShell, type AppShellProps } from './AppShell.tsx'

const ana = { id: 'u-1', nick: 'ana_sp', name: 'Ana Conceição', profileHref: '/pro/ana_sp' }
const games = ['Todos', 'League of Legends', 'Counter-Strike 2', 'VALORANT', 'Rainbow Six', 'Free Fire']

type FrameProps = Partial<Omit<AppShellProps, 'children'>> & {
  guest?: boolean
  collapsed?: boolean
  user?: ShellUser
  menu?: readonly MenuItem[]
  children?: ReactNode
}

/** The app's frame around a page. */
function Frame({
  guest = false,
  collapsed = false,
  user = ana,
  menu = mainMenuItems,
  children,
  ...shell
}: FrameProps) {
  const [narrow, setNarrow] = useState(collapsed)
  const [menuOpen, setMenuOpen] = useState(false)
  const who = guest ? null : user
  const leave = guest ? undefined : () => {}
  return (
    <AppShell
      {...shell}
      sidebarCollapsed={narrow}
      topBar={
        <TopBar
          user={who}
          menu={markActive(menu, '/teams')}
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
          items={markActive([dashboardItem, ...menu], '/teams')}
          collapsed={narrow}
          guest={guest}
          onLogout={leave}
        />
      }
      footer={<Footer />}
    >
      {children ?? <TeamsPage />}
      <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} user={who} onLogout={leave} />
    </AppShell>
  )
}

function TeamsPage({ children }: { children?: ReactNode }) {
  return (
    <>
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
      {children}
    </>
  )
}

const meta = preview.meta({ title: 'Shell/AppShell', component: Frame, parameters: { layout: 'fullscreen' } })

export const Default = meta.story({})

export const Collapsed = meta.story({ args: { collapsed: true } })

export const Guest = meta.story({ args: { guest: true } })

export const WithSidePanel = meta.story({
  args: { sidePanel: <p style={{ padding: 16 }}>Mensagens</p> },
})

/** A page of teams as it is used: what the network says above it, the conversations beside it. */
export const Examples = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: {
    banner: <OfflineBanner open onRetry={() => {}} />,
    sidePanel: <ChatPanel chats={storyChats} selectedId="c-1" onSelect={() => {}} onNewChat={() => {}} />,
    children: (
      <TeamsPage>
        <TeamGrid>
          {storyTeams.slice(0, 4).map((team) => (
            <TeamCard key={team.tag} team={team} href={`#${team.tag}`} />
          ))}
        </TeamGrid>
      </TeamsPage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('complementary', { name: 'Painel lateral' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    user: { ...ana, nick: 'maria_eduarda_de_albuquerque_inconstitucional' },
    menu: mainMenuItems.map((item) => ({ ...item, label: `${item.label} da temporada de inverno` })),
    banner: (
      <OfflineBanner
        open
        texts={{
          offline:
            'Você está sem internet. O que você escrever é guardado até a conexão voltar, sem perder nada.',
        }}
      />
    ),
    children: (
      <PageHeader
        title="Associação Atlética Inconstitucionalissimamente Campeã de Pindamonhangaba"
        subtitle="Otorrinolaringologistas do interior que disputam todos os circuitos com paciência e pão de queijo."
        actions={<LinkButton href="/team/create">Convidar jogadores para a próxima temporada</LinkButton>}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, step }) => {
    const main = canvas.getByRole('main')
    await step('the first stop is the skip link, and Enter on it leads to the content', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Pular para o conteúdo' })
      await expect(skip).toHaveFocus()
      await expect(skip).toHaveAttribute('href', `#${main.id}`)
      // Followed, it would change the address that the stories run at: the focus is moved here instead.
      const follow = fn((event: Event) => {
        event.preventDefault()
        main.focus()
      })
      skip.addEventListener('click', follow, { once: true })
      await userEvent.keyboard('{Enter}')
      await expect(follow).toHaveBeenCalledOnce()
      await expect(main).toHaveFocus()
    })
    await step('from there Tab goes on inside the page', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Criar time' })).toHaveFocus()
    })
    await step('Enter narrows the side menu, and the focus stays', async () => {
      const sidebar = canvas.getByRole('navigation', { name: 'Menu lateral' })
      await expect(sidebar.offsetWidth).toBe(220)
      canvas.getByRole('button', { name: 'Recolher menu lateral' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'Expandir menu lateral' })).toHaveFocus()
      await waitFor(() => expect(sidebar.offsetWidth).toBe(80))
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('title', 'Dashboard')
    })
  },
})
