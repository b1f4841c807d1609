import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTeams, thunder } from '../teams.fixtures.ts'
import { TeamCard } from './TeamCard.tsx'

const meta = preview.meta({
  title: 'Teams/TeamCard',
  component: TeamCard,
  args: { team: thunder, href: '#trv' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 374 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trovão Esports' })).toHaveAttribute('href', '#trv')
    await expect(canvas.getByText('12 mar 2025')).toBeVisible()
    await expect(canvas.getByText('18 Vitórias')).toBeVisible()
    await expect(canvas.getByText('7 total')).toBeVisible()
    await expect(canvas.getByText('+2')).toBeVisible()
  },
})

/** Nothing but what every team has. */
export const Bare = meta.story({
  args: {
    team: {
      name: 'Novo Time',
      tag: 'NOVO',
      isRecruiting: false,
      memberCount: 0,
      wins: 0,
      losses: 0,
      members: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda sem partidas')).toBeVisible()
    await expect(canvas.getByText('0 Membros')).toBeVisible()
    await expect(canvas.queryByText('Recrutando')).toBeNull()
  },
})

export const WithPictures = meta.story({
  args: {
    team: {
      ...thunder,
      logoUrl: picture('#f472b6', '1 1'),
      bannerUrl: picture('#0f766e', '3 1'),
      game: { name: 'League of Legends', iconUrl: picture('#0ea5c6', '1 1') },
    },
  },
})

/** The card as on a partner's page: nobody's face, and more below. */
export const WithFooter = meta.story({
  args: { showMembers: false, footer: <p style={{ margin: '12px 0 0' }}>Próxima partida: Onça Pintada</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Próxima partida: Onça Pintada')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Membros do time' })).toBeNull()
  },
})

/** A picture that does not load leaves no hole. */
export const BrokenPictures = meta.story({
  args: {
    team: { ...thunder, logoUrl: 'data:image/png;base64,AAAA', bannerUrl: 'data:image/png;base64,AAAA' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('T')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
})

export const LongText = meta.story({
  args: {
    team: {
      ...thunder,
      name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
      tag: 'PINDA',
      description:
        'Otorrinolaringologistas e hipopotomonstrosesquipedaliofóbicos reunidos desde 2011 para disputar todos os circuitos do interior, com muita paciência, estratégia e pão de queijo.',
      ownerName: 'Maximiliano Wanderley de Albuquerque Cavalcanti',
      game: { name: "PlayerUnknown's Battlegrounds: Edição Brasileira", color: '#f59e0b' },
      wins: 1204,
      losses: 1,
      memberCount: 128,
    },
  },
})

/** Side by side in a page, wider than the frame of the other stories. */
export const Examples = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        width: 'calc(100vw - 2 * var(--cv-gutter))',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {storyTeams.slice(0, 3).map((team) => (
        <TeamCard key={team.tag} team={team} href={`#${team.tag}`} />
      ))}
    </div>
  ),
})

/** The whole card is one place to stop at; Enter follows its link. */
export const Interactions = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trovão Esports' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

/** A flat picture as a data address. */
function picture(color: string, ratio: string): string {
  const [width, height] = ratio.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="9" height="9" fill="${color}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
