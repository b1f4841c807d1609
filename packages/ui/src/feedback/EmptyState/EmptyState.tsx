import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  /** One sentence: what is missing. */
  title: ReactNode
  /** The thing that would be shown here, or the next step to try. */
  description?: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  /** The action that adds content. */
  action?: ReactNode
  /** Renders the title as a heading of this level, 1 for a whole page. Default: a paragraph. */
  headingLevel?: 1 | 2 | 3 | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * A list or page without content: a heading, a sentence and the action that fills it. If loading failed, use
 * `ErrorState`. It is not announced.
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, icon, action, headingLevel, className, ...rest } = props
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
