import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { wrapText } from '../text-elements/wrap-text.tsx'
import styles from './PageHeader.module.css'

export type PageHeaderProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  /** The page's h1. */
  title: ReactNode
  /** One line below the title. */
  subtitle?: ReactNode
  /** The page's actions, at the right (below on phones). */
  actions?: ReactNode
  /** A way back to the page above. */
  back?: { href: string; label: string } | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Title, description and main actions of a page. must be used once per page: it renders the h1. Sections have the
 * title of their `Panel`.
 */
export function PageHeader({
  title,
  subtitle,
  actions,
  back,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <div className={styles.text}>
        {back && (
          <a className={styles.back} href={back.href}>
            <ArrowLeft aria-hidden />
            <span>{back.label}</span>
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {wrapText(children)}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
