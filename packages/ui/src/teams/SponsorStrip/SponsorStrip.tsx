'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import type { SponsorItem } from '../sponsor.ts'
import { SponsorLogo } from '../SponsorCard/SponsorLogo.tsx'
import styles from './SponsorStrip.module.css'

export type SponsorStripProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Hidden ones are left out. */
  sponsors: readonly SponsorItem[]
}

/** Sponsors of a team in one line, for its public page. must render nothing without a visible sponsor. */
export function SponsorStrip({ sponsors, className, ...rest }: SponsorStripProps) {
  const titleId = useId()
  const shown = sponsors.filter((sponsor) => sponsor.isActive)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <h2 id={titleId} className={styles.title}>
        Patrocinadores
      </h2>
      <ul className={styles.list}>
        {shown.map((sponsor) => (
          <li key={sponsor.id}>
            <Entry sponsor={sponsor} newTab="abre em outra aba" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ sponsor, newTab }: { sponsor: SponsorItem; newTab: string }) {
  const inside = (
    <>
      <SponsorLogo name={sponsor.name} src={sponsor.logoUrl} size={40} />
      <span className={styles.name}>{sponsor.name}</span>
    </>
  )
  if (sponsor.url === undefined) return <span className={styles.entry}>{inside}</span>
  return (
    <a className={styles.entry} href={sponsor.url} target="_blank" rel="noopener noreferrer nofollow">
      {inside}
      <span className="cv-hidden">{`(${newTab})`}</span>
    </a>
  )
}
