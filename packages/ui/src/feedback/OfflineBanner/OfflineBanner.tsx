'use client'

import { clsx } from 'clsx'
import { WifiOff } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useBarFocusRestore } from '../bar-focus-restore/useBarFocusRestore.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './OfflineBanner.module.css'

export const offlineBannerTexts = {
  offline: 'Sem conexão. O que já foi carregado continua aqui.',
  /** Instead of `offline`, where it is known from when the data is. */
  offlineFrom: (moment: string) => `Sem conexão. Você vê os dados de ${moment}.`,
  retry: 'Tentar de novo',
}

export type OfflineBannerTexts = typeof offlineBannerTexts

export type OfflineBannerProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** Whether the network is down. */
  open: boolean
  /** ISO date-time of the oldest data that the page shows. */
  dataFrom?: string | undefined
  /** Called by "Tentar de novo"; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  texts?: Partial<OfflineBannerTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Banner above the content while there is no network; a failing server is an `ErrorState` or a toast. must stay
 * mounted while closed, so that opening it is announced (politely). If it closes with the focus inside, it restores
 * the focus.
 */
export function OfflineBanner(props: OfflineBannerProps) {
  const { open, dataFrom, onRetry, texts, className, ...rest } = props
  const t = useTexts('OfflineBanner', offlineBannerTexts, texts)
  const moment = parseDate(useTimeZone()(dataFrom))
  const focus = useBarFocusRestore(open, rest)
  return (
    <div
      role="status"
      // The attribute is set in addition to the role: Radix dialogs only keep `[aria-live]` elements in the
      // accessibility tree.
      aria-live="polite"
      {...rest}
      className={clsx(open && styles.banner, className)}
      data-open={open || undefined}
      {...focus}
    >
      {open && (
        <>
          <WifiOff aria-hidden />
          <span>{moment ? t.offlineFrom(formatDayAndTime(moment)) : t.offline}</span>
          {onRetry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {t.retry}
            </button>
          )}
        </>
      )}
    </div>
  )
}
