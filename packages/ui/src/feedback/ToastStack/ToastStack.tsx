import { clsx } from 'clsx'
import { BellRing, CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff, X } from 'lucide-react'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { Toast, ToastType } from './toastQueue.ts'
import { useFocusOrigin } from './useFocusOrigin.ts'
import { useLeaving, type ShownToast } from './useLeaving.ts'
import { usePauseReasons } from './usePauseReasons.ts'
import classes from './ToastStack.module.css'

export type ToastStackTexts = {
  label: string
  dismiss: string
  /** Said before an error's title, where the colour cannot be seen. */
  types: Record<ToastType, string>
}

export const toastStackTexts: ToastStackTexts = {
  label: 'Avisos',
  dismiss: 'Fechar aviso',
  types: { success: 'Sucesso', error: 'Erro', warning: 'Atenção', info: 'Informação' },
}

export type ToastStackProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** Newest first, at most five: what `toastQueue` keeps. */
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  /** Pointer or focus came inside, or the tab was hidden: nothing should expire. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  texts?: Partial<ToastStackTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The toasts. (Part 1, §2 Toast stack.) MUST be mounted once and always: its two live regions have to exist before a
 * toast comes. It lives in the browser's top layer, so that it is seen and can be pressed above an open dialog.
 */
export function ToastStack({
  toasts,
  onDismiss,
  onPause,
  onResume,
  texts,
  className,
  ref,
  ...rest
}: ToastStackProps) {
  const t = { ...toastStackTexts, ...texts }
  const root = useRef<HTMLDivElement | null>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const [shown, forget] = useLeaving(toasts)
  useTopLayer(root, toasts.length)
  const pause = usePauseReasons(root, toasts, onPause, onResume)
  const { remember, handOn } = useFocusOrigin()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only hold the clock
    <div
      {...rest}
      ref={root}
      // Never by itself: a toast must not close a menu.
      popover="manual"
      role="region"
      aria-label={t.label}
      className={clsx(classes.stack, className)}
      {...pause}
      onFocus={(event) => {
        remember(event)
        pause.onFocus()
      }}
    >
      <Voice politeness="polite" toasts={toasts} types={['success', 'info']} texts={t} />
      <Voice politeness="assertive" toasts={toasts} types={['error', 'warning']} texts={t} />
      <ol className={classes.list} aria-live="off">
        {shown.map(({ toast, leaving }) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            leaving={leaving}
            texts={t}
            onDismiss={(event) => {
              handOn(event)
              onDismiss(toast.id)
            }}
            onGone={() => forget(toast.id)}
          />
        ))}
      </ol>
    </div>
  )
}

const icons: Record<ToastType, ReactNode> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  info: <Info aria-hidden />,
}

const kindIcons = { notification: <BellRing aria-hidden />, connection: <WifiOff aria-hidden /> }

type ToastCardProps = ShownToast & {
  texts: ToastStackTexts
  onDismiss: (event: MouseEvent<HTMLButtonElement>) => void
  onGone: () => void
}

function ToastCard({ toast, leaving, texts, onDismiss, onGone }: ToastCardProps) {
  const words = [toast.message, toast.description].filter((text) => text && text !== toast.title)
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // React 18 does not know the attribute.
    if (card.current) card.current.inert = leaving
  }, [leaving])
  return (
    <li
      ref={card}
      className={classes.toast}
      data-type={toast.type}
      data-kind={toast.kind}
      data-state={leaving ? 'closed' : 'open'}
      onAnimationEnd={leaving ? onGone : undefined}
    >
      <span className={classes.icon}>{toast.kind ? kindIcons[toast.kind] : icons[toast.type]}</span>
      <div className={classes.words}>
        <p className={classes.title}>{toast.title}</p>
        {words.map((text) => (
          <p key={text} className={classes.text}>
            {text}
          </p>
        ))}
      </div>
      <button type="button" className={classes.close} aria-label={texts.dismiss} onClick={onDismiss}>
        <X aria-hidden />
      </button>
    </li>
  )
}

type VoiceProps = {
  politeness: 'polite' | 'assertive'
  toasts: readonly Toast[]
  types: readonly ToastType[]
  texts: ToastStackTexts
}

/** Says the newest toast of its types; empty but present otherwise. */
function Voice({ politeness, toasts, types, texts }: VoiceProps) {
  const newest = toasts.find(({ type }) => types.includes(type))
  return (
    <div className="cv-hidden" aria-live={politeness} aria-atomic>
      {newest && (
        <p key={newest.id}>
          {[texts.types[newest.type], newest.title, newest.message, newest.description]
            .filter((text, index, all) => text && all.indexOf(text) === index)
            .join('. ')}
        </p>
      )}
    </div>
  )
}

/** Puts the stack into the top layer, and again on top of what was opened there since. */
function useTopLayer(root: { current: HTMLDivElement | null }, count: number) {
  useEffect(() => {
    const element = root.current
    if (element === null || typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [root, count])
  useEffect(() => {
    const element = root.current
    if (element === null) return
    // A dialog closes on a press outside of it; a press on a toast is none.
    const stay = (event: Event) => event.stopPropagation()
    element.addEventListener('pointerdown', stay)
    return () => element.removeEventListener('pointerdown', stay)
  }, [root])
}
