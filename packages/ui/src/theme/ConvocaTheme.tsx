'use client'

import { Theme } from '@radix-ui/themes'
import { clsx } from 'clsx'
import { memo, useEffect, useSyncExternalStore, type CSSProperties, type ReactNode, type Ref } from 'react'
import { ImageLoaderContext, type ImageLoader } from '../primitives/usePicture/index.ts'
import { hydrationTimeZone, browserTimeZone, TimeZoneContext } from '../primitives/time-zone/index.ts'
import { wrapText } from '../primitives/text-elements/wrap-text.tsx'

export type Appearance = 'dark' | 'light'
export type Density = 'comfortable' | 'compact'
export type Accent = 'lime' | 'mint' | 'sky' | 'violet' | 'pink' | 'orange'

export interface ConvocaThemeProps {
  /** Colour palette; resolve "system" in the caller. Default `dark`. */
  appearance?: Appearance
  /** Colour of the primary action, of "you" and of the focus ring; all of them keep their contrast. Default `lime`. */
  accent?: Accent
  /** Spacing of the whole page, dialogs included: `compact` is about a third smaller. Default `comfortable`. */
  density?: Density
  /** Serves images in the sizes that are shown, e.g. `({ src, width }) => pictureUrl(src, width)` of `@convoca/sdk/text`. */
  imageLoader?: ImageLoader
  /** Called when all of the page is hydrated, or drawn: from then on everything in it answers. Again where it changes. */
  onHydrated?: (() => void) | undefined
  /** The content to theme. */
  children?: ReactNode
  /** Class of the root. */
  className?: string
  /** Style of the root. */
  style?: CSSProperties
  ref?: Ref<HTMLDivElement>
}

/**
 * Root of everything. MUST wrap the whole page once: it carries the tokens, the fonts and the Radix theme, and keeps
 * `<html data-appearance>`, `<html data-accent>` and `<html data-density>` in step, for the area behind the page and for
 * what floats above it.
 */
export function ConvocaTheme(props: ConvocaThemeProps) {
  const {
    appearance = 'dark',
    accent = 'lime',
    density = 'comfortable',
    imageLoader = loadAsIs,
    onHydrated,
    className,
    children,
    ...rest
  } = props
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { appearance, accent, density })
  }, [appearance, accent, density])
  // At once: React hydrates every part below a context before it changes, so that nothing is left when it has, and what the
  // first calls of a page answer meets no part that is still as the server drew it.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (isHydrated) onHydrated?.()
  }, [isHydrated, onHydrated])
  return (
    <Theme
      {...rest}
      appearance={appearance}
      accentColor={accent}
      grayColor="slate"
      radius="medium"
      panelBackground="solid"
      className={clsx('convoca', className)}
    >
      <TimeZoneContext.Provider value={isHydrated ? browserTimeZone : hydrationTimeZone}>
        <ImageLoaderContext.Provider value={imageLoader}>
          <Page>{children}</Page>
        </ImageLoaderContext.Provider>
      </TimeZoneContext.Provider>
    </Theme>
  )
}

/** React finds the parts that are not hydrated below what stays as it is, but not those directly below a context. */
const Page = memo(({ children }: { children: ReactNode }) => wrapText(children))

const loadAsIs: ImageLoader = ({ src }) => src

/** Where a page is drawn does not change. */
function never() {
  return () => {}
}
