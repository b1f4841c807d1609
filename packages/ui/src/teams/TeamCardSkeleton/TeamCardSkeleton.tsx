import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import classes from './TeamCardSkeleton.module.css'

export type TeamCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** The place of a team card still on its way: the same size, so that nothing jumps. Silent; the grid announces. */
export function TeamCardSkeleton({ className, ...rest }: TeamCardSkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" className={clsx(classes.root, className)}>
      <div className={classes.banner} />
      <div className={classes.body}>
        <div className={classes.logo} />
        <div className={classes.name} />
        <div className={classes.line} />
        <div className={classes.line} data-short="" />
        <div className={classes.facts}>
          <div className={classes.fact} />
          <div className={classes.fact} />
          <div className={classes.fact} />
          <div className={classes.fact} />
        </div>
        <div className={classes.members} />
      </div>
    </div>
  )
}
