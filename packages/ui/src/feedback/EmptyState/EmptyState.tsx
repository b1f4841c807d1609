import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import classes from './EmptyState.module.css'

export type EmptyStateProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  /** One sentence: what is not here. */
  title: ReactNode
  /** What would be here, or what to try. */
  description?: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  /** The one action that fills it. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A list or page without content: a sentence and the one action that fills it. */
export function EmptyState({ title, description, icon, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(classes.state, className)}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
