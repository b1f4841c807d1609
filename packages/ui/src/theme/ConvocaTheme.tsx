'use client'

import { EnglishPage } from '#english-page'
import { clsx } from 'clsx'
import {
  memo,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react'
import { ImageLoaderContext, type ImageLoader } from '../primitives/usePicture/image-loader.ts'
import { hydrationTimeZone } from '../primitives/time-zone/hydration-time-zone.ts'
import { browserTimeZone, TimeZoneContext } from '../primitives/time-zone/time-zone.ts'
import { wrapText } from '../primitives/text-elements/wrap-text.tsx'
import { accentTones, type AccentTones } from './accent-tones.ts'
import { ThemeLookContext, type AccentName, type Appearance } from '../primitives/theme-look.ts'

export type { Appearance }
/** A named accent, or a custom colour, `#rrggbb`. */
export type Accent = AccentName | `#${string}`
/** The language of the components' own texts. */
export type Locale = 'pt-BR' | 'en'
export type Density = 'comfortable' | 'compact'

export interface ConvocaThemeProps {
  /** Colour palette; resolve "system" in the caller. Default `dark`. */
  appearance?: Appearance
  /**
   * Colour of the primary action, of "you" and of the focus ring: a name, or a colour of your own as `#rrggbb`, whose other tones
   * are derived. All of them keep their contrast. Default `lime`.
   */
  accent?: Accent
  /** Language of all texts that the components bring; `texts` of a component still replaces some. Default `pt-BR`. */
  locale?: Locale
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

/** Sets the look on `<html>`, for the area behind the page and for what floats above it. */
function usePageLook(look: Record<'appearance' | 'accent' | 'density', string>, tones?: AccentTones) {
  const { appearance, accent, density } = look
  useEffect(() => {
    const { dataset, style } = document.documentElement
    Object.assign(dataset, { appearance, accent, density })
    const names = Object.entries(tones ?? {}).map(([name, tone]) => {
      style.setProperty(name, tone)
      return name
    })
    return () => names.forEach((name) => style.removeProperty(name))
  }, [appearance, accent, density, tones])
}

/**
 * Whether the page is hydrated. At once: React hydrates every part below a context before it changes, so that nothing is left when
 * it has, and what the first calls of a page answer meets no part that is still as the server drew it.
 */
function useIsHydrated(onHydrated: (() => void) | undefined): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (isHydrated) onHydrated?.()
  }, [isHydrated, onHydrated])
  return isHydrated
}

/** The attributes that Radix Themes' sheet reads of a root. */
const radixRoot = {
  'data-gray-color': 'slate',
  'data-has-background': true,
  'data-panel-background': 'solid',
  'data-radius': 'medium',
  'data-scaling': '100%',
} as const

/**
 * Root of everything, once around the whole page: it carries the tokens, the fonts, the language and the look of what components
 * open, and keeps `<html data-appearance>`, `<html data-accent>` and `<html data-density>` in step, for the area behind the page
 * and for what floats above it.
 */
export function ConvocaTheme(props: ConvocaThemeProps) {
  const {
    appearance = 'dark',
    accent = 'lime',
    density = 'comfortable',
    locale = 'pt-BR',
    imageLoader = loadAsIs,
    onHydrated,
    className,
    style,
    children,
    ...rest
  } = props
  const isNested = useContext(ThemeLookContext) !== undefined
  const custom = useMemo(() => accentTones(accent, appearance), [accent, appearance])
  const named = isNamed(accent) ? accent : custom ? undefined : 'lime'
  usePageLook({ appearance, accent: named ?? 'custom', density }, custom)
  const look = useMemo(() => ({ appearance, accent: named }), [appearance, named])
  const isHydrated = useIsHydrated(onHydrated)
  const page = (
    <TimeZoneContext.Provider value={isHydrated ? browserTimeZone : hydrationTimeZone}>
      <ImageLoaderContext.Provider value={imageLoader}>
        <Page>{children}</Page>
      </ImageLoaderContext.Provider>
    </TimeZoneContext.Provider>
  )
  return (
    <ThemeLookContext.Provider value={look}>
      <div
        {...radixRoot}
        data-is-root-theme={!isNested}
        data-accent-color={named ?? 'custom'}
        {...rest}
        className={clsx('radix-themes', appearance, 'convoca', className)}
        style={custom ? { ...custom, ...style } : style}
      >
        {locale === 'en' ? (
          <Suspense>
            <EnglishPage>{page}</EnglishPage>
          </Suspense>
        ) : (
          page
        )}
      </div>
    </ThemeLookContext.Provider>
  )
}

const accentNames = [
  'lime',
  'mint',
  'sky',
  'violet',
  'pink',
  'orange',
] as const satisfies readonly AccentName[]

const isNamed = (accent: Accent): accent is AccentName => accentNames.some((name) => name === accent)

/** React finds the parts that are not hydrated below what stays as it is, but not those directly below a context. */
const Page = memo(({ children }: { children: ReactNode }) => wrapText(children))

const loadAsIs: ImageLoader = ({ src }) => src

/** Subscribes to nothing, because it never changes where a page is drawn. */
function never() {
  return () => {}
}
