import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import styles from './TeamCardSkeleton.module.css'

export type TeamCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** Placeholder for a `TeamCard` of the same size. Hidden from screen readers: `TeamGrid` announces the loading. */
export function TeamCardSkeleton({ className, ...rest }: TeamCardSkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" className={clsx(styles.root, className)}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.logo} />
        <div className={styles.name} />
        <div className={styles.line} />
        <div className={styles.line} data-short="" />
        <div className={styles.facts}>
          <div className={styles.fact} />
          <div className={styles.fact} />
          <div className={styles.fact} />
          <div className={styles.fact} />
        </div>
        <div className={styles.members} />
      </div>
    </div>
  )
}
