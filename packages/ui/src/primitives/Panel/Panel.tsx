import { clsx } from 'clsx'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { wrapText } from '../text-elements/wrap-text.tsx'
import styles from './Panel.module.css'

export type PanelProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  /** Heading (h2) that also names the section. */
  title?: ReactNode
  /** Shown at the heading's right. */
  actions?: ReactNode
  /** Content up to the border, e.g. a list. */
  flush?: boolean | undefined
  ref?: Ref<HTMLElement>
}

/** Section of a page on a raised background. With a title it is a landmark named by that title. */
export function Panel({ title, actions, flush, className, children, ...rest }: PanelProps) {
  const titleId = useId()
  const named = title === undefined ? {} : { 'aria-labelledby': titleId }
  return (
    <section {...named} {...rest} className={clsx(styles.panel, className)} data-flush={flush || undefined}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && (
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          )}
          {wrapText(actions)}
        </div>
      )}
      {wrapText(children)}
    </section>
  )
}
