import { Theme } from '@radix-ui/themes'
import { clsx } from 'clsx'
import { useEffect, type CSSProperties, type ReactNode, type Ref } from 'react'

export type Appearance = 'dark' | 'light'

export type ConvocaThemeProps = {
  /** Which of the two finished palettes is shown; "system" is resolved by the caller. Default `dark`. */
  appearance?: Appearance
  children?: ReactNode
  className?: string
  style?: CSSProperties
  ref?: Ref<HTMLDivElement>
}

/**
 * Root of everything. MUST wrap the whole page once: it carries the tokens, the fonts and the Radix theme, and keeps
 * `<html data-appearance>` in step so that the area behind the page has the same colour.
 */
export function ConvocaTheme({ appearance = 'dark', className, children, ...rest }: ConvocaThemeProps) {
  useEffect(() => {
    document.documentElement.dataset.appearance = appearance
  }, [appearance])
  return (
    <Theme
      {...rest}
      appearance={appearance}
      accentColor="lime"
      grayColor="slate"
      radius="medium"
      panelBackground="solid"
      className={clsx('convoca', className)}
    >
      {children}
    </Theme>
  )
}
