import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = HTMLAttributes<HTMLSpanElement> & {
  /** `text` is as tall as a line. Default `block`. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Pixels or any CSS length. */
  width?: number | string | undefined
  /** A number is px. Default 0.75em for a text, else set by CSS. */
  height?: number | string | undefined
  ref?: Ref<HTMLSpanElement>
}

/**
 * Placeholder for content that is loading. must have the size of that content, so that nothing shifts. It is hidden
 * from screen readers: set `aria-busy` on the list around it.
 */
export function Skeleton({ shape = 'block', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={clsx(styles.skeleton, className)}
      data-shape={shape}
      style={{ width, height, ...style }}
    />
  )
}

export type SkeletonTextProps = HTMLAttributes<HTMLSpanElement> & {
  /** Default 2; the last is shorter. */
  lines?: number | undefined
  ref?: Ref<HTMLSpanElement>
}

/** Placeholder for lines of text. For rows with a picture use `SkeletonRows`. */
export function SkeletonText({ lines = 2, className, ...rest }: SkeletonTextProps) {
  return (
    <span aria-hidden {...rest} className={clsx(styles.text, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="text" width={lines > 1 && line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}

export type SkeletonRowsProps = HTMLAttributes<HTMLDivElement> & {
  /** Rows of 56 px with a picture and two lines. Default 5. */
  rows?: number | undefined
  ref?: Ref<HTMLDivElement>
}

/** Placeholder for a list of 56 px rows. Team cards have `TeamCardSkeleton`. */
export function SkeletonRows({ rows = 5, className, ...rest }: SkeletonRowsProps) {
  return (
    <div aria-hidden {...rest} className={className}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width={40} height={40} />
          <span className={styles.content}>
            <Skeleton shape="text" width="38%" />
            <Skeleton shape="text" width="64%" />
          </span>
        </div>
      ))}
    </div>
  )
}
