'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors, type TeamColors } from '../../primitives/colors/team-colors.ts'
import { RecruitingBadge } from '../RecruitingBadge/RecruitingBadge.tsx'
import { ShareButton } from '../ShareButton/ShareButton.tsx'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamBanner } from '../TeamBanner/TeamBanner.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './TeamHeader.module.css'

export type TeamHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The team. */
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
  /** One line without the banner, for the pages inside a team. Default false. */
  compact?: boolean | undefined
  /** Buttons at the end, e.g. "Convidar"; not shown on phones while `compact`. */
  actions?: ReactNode
}

/**
 * Head of a team's own pages: banner, logo, name as the page's h1, tag and actions. `compact` leaves the room to the
 * content of inner pages.
 */
export function TeamHeader(props: TeamHeaderProps) {
  const { team, subtitle, shareUrl, compact = false, actions, className, style, ...rest } = props
  const { name, tag, primaryColor, secondaryColor } = team
  const colors = { tag, primaryColor, secondaryColor }
  return (
    <header
      {...rest}
      className={clsx(styles.root, className)}
      style={{ '--team-stripe': formatColor(teamColors(team, tag).primary), ...style } as CSSProperties}
      data-compact={compact || undefined}
    >
      {!compact && <TeamBanner {...colors} src={team.bannerUrl} priority className={styles.banner} />}
      {!compact && team.isRecruiting && <RecruitingBadge text="Recrutando" />}
      <div className={styles.body}>
        <TeamLogo
          {...colors}
          name={name}
          src={team.logoUrl}
          size={compact ? 48 : 112}
          className={styles.logo}
        />
        <div className={styles.text}>
          <div className={styles.title}>
            <h1 className={styles.name}>{name}</h1>
            <TagBadge {...colors} />
          </div>
          {!compact && subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {(actions !== undefined || shareUrl !== undefined) && (
          <div className={styles.actions}>
            {shareUrl !== undefined && <ShareButton url={shareUrl} name={name} />}
            {wrapText(actions)}
          </div>
        )}
      </div>
    </header>
  )
}
