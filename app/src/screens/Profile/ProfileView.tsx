import { EmptyState, Panel, Tabs, TagBadge, roleLabels } from '@convoca/ui'
import { BadgeList, EquipmentList, PlayerGameList, ProfileHeader, StatsPanel } from '@convoca/ui/app'
import type { ReactNode } from 'react'
import { equipmentAtom } from '../../atoms/equipment.ts'
import { playerRecordAtom } from '../../atoms/players.ts'
import type { PublicProfile } from '../../atoms/players.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { TeamRow } from '../../components/TeamRow.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { toEquipmentItem, toFigures, toPlayerGame, toRecordStats } from '../../mappers/profile.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toBadge } from '../../mappers/team-overview.ts'
import type { ProfileTab } from '../../navigation/search.ts'
import { RatingPanel, SimilarPlayers } from './Ratings.tsx'
import { Trophies } from './Trophies.tsx'
import styles from './ProfileView.module.css'

const { Part: PrizeRecordPanel } = lazyPart(() =>
  import('./PrizeRecordPanel.tsx').then((loaded) => loaded.PrizeRecordPanel),
)

type Team = OwnProfile['entity']['teams'][number]

export interface ProfileViewProps {
  profile: PublicProfile
  /** The page's path, to which its tabs belong. */
  path: string
  /** Absent: the overview. */
  tab: ProfileTab | undefined
  /** Only known of the user. */
  gender?: OwnProfile['entity']['gender'] | undefined
  /** The link of a team by its tag. */
  teamHref: (tag: string) => string
  /** Absolute address of the public page. */
  shareUrl?: string | undefined
  /** Buttons of the header. */
  actions?: ReactNode
  /** Below the header. */
  children?: ReactNode
  /** The button that fills the panels of the user's profile that are still empty. */
  emptyAction?: ReactNode
}

/** A player's profile: the header, and all parts of it in the overview or one of them in a tab. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, path, tab, shareUrl, actions, children } = props
  const { entity, files } = profile
  const record = useQueryAtom(playerRecordAtom, entity.id)
  return (
    <>
      <ProfileHeader
        player={{
          id: entity.id,
          nick: entity.nick,
          avatarUrl: entity.picture,
          bannerUrl: findFileUrl(files, 'USER_PROFILE_BANNER'),
          isFree: entity.looking_for_team,
        }}
        subtitle={entity.name}
        figures={toFigures(record.data)}
        shareUrl={shareUrl}
        actions={actions}
      />
      {children}
      <Tabs
        label="Partes do perfil"
        items={tabs.map(({ id, label }) => ({
          id: id ?? 'overview',
          label,
          href: id === undefined ? path : `${path}?tab=${id}`,
          active: id === tab,
          count: id === 'teams' && entity.teams.length > 0 ? entity.teams.length : undefined,
        }))}
      />
      <Parts {...props} />
    </>
  )
}

const tabs: readonly { id: ProfileTab | undefined; label: string }[] = [
  { id: undefined, label: 'Visão geral' },
  { id: 'matches', label: 'Partidas' },
  { id: 'teams', label: 'Times' },
  { id: 'badges', label: 'Conquistas' },
  { id: 'equipment', label: 'Equipamento' },
]

/** More matches than a player's record lists. */
const allMatches = 100

function EquipmentPanel({ id, emptyAction }: Pick<ProfileViewProps, 'emptyAction'> & { id: string }) {
  const equipment = useQueryAtom(equipmentAtom, id)
  return (
    <Panel title="Equipamento">
      <EquipmentList
        equipment={(equipment.data ?? []).map(toEquipmentItem)}
        emptyAction={emptyAction}
        {...toQueryProps(equipment)}
      />
    </Panel>
  )
}

function Parts({ profile, tab, gender, teamHref, emptyAction }: ProfileViewProps) {
  const { id, about, games, teams } = profile.entity
  const record = useQueryAtom(playerRecordAtom, id)
  const parts: Record<ProfileTab, ReactNode> = {
    matches: (
      <Panel title="Partidas">
        <StatsPanel
          stats={record.data && toRecordStats(record.data)}
          limit={tab === 'matches' ? allMatches : undefined}
          {...toQueryProps(record)}
        />
      </Panel>
    ),
    teams: (
      <Panel title="Times">
        <Teams teams={teams} gender={gender} teamHref={teamHref} />
      </Panel>
    ),
    badges: (
      <Panel title="Insígnias">
        <BadgeList
          badges={(record.data?.badges ?? []).map(toBadge)}
          texts={{ label: 'Insígnias do jogador' }}
          {...toQueryProps(record)}
        />
      </Panel>
    ),
    equipment: <EquipmentPanel id={id} emptyAction={emptyAction} />,
  }
  if (tab !== undefined) return parts[tab]
  const { ratings = [], similar = [], trophies = [], prize_record: prizes = null } = record.data ?? {}
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <RatingPanel ratings={ratings} />
        <Panel title="Jogos">
          <PlayerGameList games={games.map(toPlayerGame)} emptyAction={emptyAction} />
        </Panel>
        {parts.matches}
        {parts.equipment}
      </div>
      <div className={styles.column}>
        <About text={about} />
        {parts.teams}
        <Trophies trophies={trophies} />
        {parts.badges}
        <SimilarPlayers similar={similar} />
        {prizes && <PrizeRecordPanel isUsed record={prizes} />}
      </div>
    </div>
  )
}

function About({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Panel title="Sobre">
      <p className={styles.about}>{text}</p>
    </Panel>
  )
}

type TeamsProps = Pick<ProfileViewProps, 'gender' | 'teamHref'> & { teams: readonly Team[] }

function Teams({ teams, gender, teamHref }: TeamsProps) {
  if (teams.length === 0) return <EmptyState title="Nenhum time por enquanto" />
  return (
    <ul className={styles.teams}>
      {teams.map((team) => (
        <TeamRow key={team.id} team={team} href={teamHref(team.team_tag)}>
          <TagBadge
            tag={team.team_tag}
            primaryColor={team.primary_color}
            secondaryColor={team.secondary_color}
          />
          <span className={styles.role}>{roleLabels(gender)[team.role]}</span>
        </TeamRow>
      ))}
    </ul>
  )
}
