import {
  BadgeList,
  EmptyState,
  EquipmentList,
  Panel,
  PlayerGameList,
  ProfileHeader,
  StatsPanel,
  TagBadge,
  roleLabels,
} from '@convoca/ui'
import type { ReactNode } from 'react'
import { equipmentAtom } from '../../atoms/equipment.ts'
import { playerRecordAtom } from '../../atoms/players.ts'
import type { PublicProfile } from '../../atoms/players.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { TeamRow } from '../../components/TeamRow.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { findFileUrl } from '../../mappers/files.ts'
import { toEquipmentItem, toFigures, toPlayerGame, toRecordStats } from '../../mappers/profile.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toBadge } from '../../mappers/team-overview.ts'
import styles from './ProfileView.module.css'

type Team = OwnProfile['entity']['teams'][number]

export interface ProfileViewProps {
  profile: PublicProfile
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
  /** What fills the panels of the own profile that are still empty. */
  emptyAction?: ReactNode
}

/** A player's profile: header, games, record, equipment; about, teams and badges. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, gender, teamHref, shareUrl, actions, children, emptyAction } = props
  const { entity, files } = profile
  const record = useQueryAtom(playerRecordAtom, entity.id)
  const equipment = useQueryAtom(equipmentAtom, entity.id)
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
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title="Jogos">
            <PlayerGameList games={entity.games.map(toPlayerGame)} emptyAction={emptyAction} />
          </Panel>
          <Panel title="Partidas">
            <StatsPanel stats={record.data && toRecordStats(record.data)} {...toQueryProps(record)} />
          </Panel>
          <Panel title="Equipamento">
            <EquipmentList
              equipment={(equipment.data ?? []).map(toEquipmentItem)}
              emptyAction={emptyAction}
              {...toQueryProps(equipment)}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          {entity.about ? (
            <Panel title="Sobre">
              <p className={styles.about}>{entity.about}</p>
            </Panel>
          ) : null}
          <Panel title="Times">
            <Teams teams={entity.teams} gender={gender} teamHref={teamHref} />
          </Panel>
          <Panel title="Insígnias">
            <BadgeList
              badges={(record.data?.badges ?? []).map(toBadge)}
              texts={{ label: 'Insígnias do jogador' }}
              {...toQueryProps(record)}
            />
          </Panel>
        </div>
      </div>
    </>
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
