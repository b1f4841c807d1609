import { clsx } from 'clsx'
import { WifiOff } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import classes from './OfflineBanner.module.css'

export type OfflineBannerTexts = { offline: string; retry: string }

export const offlineBannerTexts: OfflineBannerTexts = {
  offline: 'Você está sem internet. O que já foi carregado continua aqui.',
  retry: 'Tentar de novo',
}

export type OfflineBannerProps = HTMLAttributes<HTMLDivElement> & {
  onRetry?: (() => void) | undefined
  texts?: Partial<OfflineBannerTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/** Stands above the content while there is no network. */
export function OfflineBanner({ onRetry, texts, className, ...rest }: OfflineBannerProps) {
  const t = { ...offlineBannerTexts, ...texts }
  return (
    <div role="status" {...rest} className={clsx(classes.banner, className)}>
      <WifiOff aria-hidden />
      <span>{t.offline}</span>
      {onRetry && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  )
}
