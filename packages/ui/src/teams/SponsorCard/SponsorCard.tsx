'use client'

import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import type { SponsorItem } from '../sponsor.ts'
import { SponsorLogo } from './SponsorLogo.tsx'
import styles from './SponsorCard.module.css'

export type SponsorCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The sponsor. */
  sponsor: SponsorItem
  /** Level of the name in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | undefined
  /** Actions at the bottom. */
  actions?: ReactNode
}

/**
 * A sponsor with its logo and the actions to manage it; on public pages use `SponsorStrip`. The link must open in a
 * new tab and send no referrer.
 */
export function SponsorCard(props: SponsorCardProps) {
  const { sponsor, headingLevel = 3, actions, className, ...rest } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article {...rest} className={clsx(styles.root, className)} data-hidden={!sponsor.isActive || undefined}>
      <SponsorLogo name={sponsor.name} src={sponsor.logoUrl} size={72} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.name}>{sponsor.name}</Heading>
          {!sponsor.isActive && <Badge>Oculto</Badge>}
        </div>
        {sponsor.url !== undefined && (
          <a className={styles.address} href={sponsor.url} target="_blank" rel="noopener noreferrer nofollow">
            <span className={styles.host}>{hostOf(sponsor.url)}</span>
            <ExternalLink aria-hidden="true" />
            <span className="cv-hidden">(abre em outra aba)</span>
          </a>
        )}
        {sponsor.description && <p className={styles.description}>{sponsor.description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

/** Display form of an address. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
}
