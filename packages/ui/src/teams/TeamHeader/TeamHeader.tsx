import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { TeamColors } from '../colors/team-colors.ts'
import { RecruitingBadge } from '../RecruitingBadge/index.ts'
import { ShareButton, type ShareButtonTexts } from '../ShareButton/index.ts'
import { TagBadge } from '../TagBadge/index.ts'
import { TeamBanner } from '../TeamBanner/index.ts'
import { TeamLogo } from '../TeamLogo/index.ts'
import styles from './TeamHeader.module.css'

export interface TeamHeaderTexts {
  recruiting: string
  shareButton?: Partial<ShareButtonTexts>
}

const teamHeaderTexts: TeamHeaderTexts = { recruiting: 'Recrutando' }

export type TeamHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /**
   * The team.
   * @see requirement 001 §3
   */
  team: TeamColors & {
    name: string
    tag: string
    logoUrl?: string | undefined
    bannerUrl?: string | undefined
    isRecruiting?: boolean | undefined
  }
  /** One line under the name, e.g. "League of Legends · desde 12 mar 2025". */
  subtitle?: ReactNode
  /** Absolute address of the public page: a button passes it on. */
  shareUrl?: string | undefined
  /** Buttons at the end, e.g. "Convidar". */
  actions?: ReactNode
  texts?: Partial<TeamHeaderTexts> | undefined
}

/** Head of a team's own pages: banner, logo, name as the page's h1, tag and actions. */
export function TeamHeader(props: TeamHeaderProps) {
  const { team, subtitle, shareUrl, actions, texts, className, ...rest } = props
  const labels = { ...teamHeaderTexts, ...texts }
  const { name, tag, primaryColor, secondaryColor } = team
  const colors = { tag, primaryColor, secondaryColor }
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <TeamBanner {...colors} src={team.bannerUrl} className={styles.banner} />
      {team.isRecruiting && <RecruitingBadge text={labels.recruiting} />}
      <div className={styles.body}>
        <TeamLogo {...colors} name={name} src={team.logoUrl} size={112} className={styles.logo} />
        <div className={styles.text}>
          <div className={styles.title}>
            <h1 className={styles.name}>{name}</h1>
            <TagBadge {...colors} />
          </div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {(actions !== undefined || shareUrl !== undefined) && (
          <div className={styles.actions}>
            {shareUrl !== undefined && <ShareButton url={shareUrl} name={name} texts={labels.shareButton} />}
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
