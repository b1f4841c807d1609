'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { pickBySeed } from '../colors/seed.ts'
import { usePicture } from '../usePicture/usePicture.ts'
import { initialOf } from './initial.ts'
import { useTexts } from '../useTexts/useTexts.ts'
import styles from './Avatar.module.css'

export type AvatarSize = 'xs' | 's' | 'm' | 'l' | 'xl'

/** The widths of the style sheet. */
const widths: Record<AvatarSize, number> = { xs: 24, s: 32, m: 40, l: 56, xl: 96 }

const avatarTexts = { nameless: 'Sem nome' }

export type AvatarTexts = typeof avatarTexts

export type AvatarProps = Omit<HTMLAttributes<HTMLElement>, 'id'> & {
  /** Seed of the colour behind the initial; default is the name. Not a DOM id. */
  id?: string | undefined
  /** The person's name, which is also the picture's text. Without one the initial is `?`. */
  name?: string | null | undefined
  /** Address of the picture. While it is missing or broken the initial is shown. */
  src?: string | null | undefined
  /** 24, 32, 40, 56 or 96 px. Default `m`. */
  size?: AvatarSize | undefined
  /** Makes the avatar a link. */
  href?: string | undefined
  /** Hides it from screen readers, if the name is beside it. Ignored with `href`. */
  decorative?: boolean | undefined
  /** Text for a screen reader, instead of the name. */
  label?: string | undefined
  texts?: Partial<AvatarTexts> | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Round picture of a person; a team has `TeamLogo`. Without a picture it must show the initial on a colour derived
 * from the id, or `?` without a name. It is `role="img"` named after the person unless `decorative`; with `href` it is
 * a link.
 */
export function Avatar({
  id,
  name,
  src,
  size = 'm',
  href,
  decorative,
  label,
  texts,
  className,
  ref,
  ...rest
}: AvatarProps) {
  const picture = usePicture(src, { width: widths[size] })
  const labels = useTexts('Avatar', avatarTexts, texts)
  const text = label ?? (name?.trim() || labels.nameless)
  const shared = {
    ...rest,
    className: clsx(styles.avatar, className),
    'data-size': size,
    // One of `--cv-seed-1` to `-8`.
    'data-hue': pickBySeed(id ?? name ?? '', 8) + 1,
  }
  // The initial needs no `aria-hidden`: the children of an image or a labelled link are not read.
  const face = picture ? <img className={styles.image} alt="" {...picture} /> : initialOf(name)
  if (href !== undefined) {
    return (
      <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={href} aria-label={text}>
        {face}
      </a>
    )
  }
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text }
  return (
    <span {...voice} {...shared} ref={ref}>
      {face}
    </span>
  )
}
