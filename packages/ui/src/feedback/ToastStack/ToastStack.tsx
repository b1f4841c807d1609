'use client'

import { clsx } from 'clsx'
import { BellRing, CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff, X } from 'lucide-react'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { Toast, ToastType } from './toast-queue.ts'
import { useFocusOrigin } from './useFocusOrigin.ts'
import { useExitingToasts, type RenderedToast } from './useExitingToasts.ts'
import { usePauseReasons } from './usePauseReasons.ts'
import { usePlacement } from './usePlacement.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ToastStack.module.css'

export const toastStackTexts = {
  label: 'Avisos',
  dismiss: 'Fechar aviso',
  /** Prefix of an error's title for screen readers. */
  types: { success: 'Sucesso', error: 'Erro', warning: 'Atenção', info: 'Informação' },
}

export type ToastStackTexts = typeof toastStackTexts

/** Events that the stack handles itself. */
type HandledEvents =
  | 'onFocus'
  | 'onBlur'
  | 'onFocusCapture'
  | 'onBlurCapture'
  | 'onPointerDown'
  | 'onPointerEnter'
  | 'onPointerLeave'

export type ToastStackProps = Omit<HTMLAttributes<HTMLDivElement>, 'children' | HandledEvents> & {
  /** Newest first, at most five: the `toasts` of the queue. */
  toasts: readonly Toast[]
  /** Called with the id of the toast to close. */
  onDismiss: (id: string) => void
  /** Called on hover, focus or a hidden tab: pause the expiry. */
  onPause?: (() => void) | undefined
  /** Called when no reason to pause is left: resume the expiry. */
  onResume?: (() => void) | undefined
  texts?: Partial<ToastStackTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The toasts. must be mounted once and always, because its two live regions have to exist before a toast is added.
 * Rendered in the browser's top layer, above open dialogs; F8 moves the focus into it and back. At the upper right, and
 * at the lower right while it would cover controls of the panel, form or dialog that has the focus.
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
  const t = useTexts('ToastStack', toastStackTexts, texts)
  const root = useRef<HTMLDivElement | null>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const [shown, forget] = useExitingToasts(toasts)
  useTopLayer(root, toasts.length)
  usePlacement(root, shown)
  const pause = usePauseReasons(root, toasts, onPause, onResume)
  const { remember, handOn } = useFocusOrigin(root)
  return (
    <div
      {...rest}
      ref={root}
      // `manual`: a toast must not close an open menu.
      popover="manual"
      role="region"
      aria-label={t.label}
      aria-keyshortcuts="F8"
      className={clsx(styles.stack, className)}
      {...pause}
      onFocusCapture={(event) => {
        remember(event)
        pause.onFocusCapture()
      }}
    >
      <ToastAnnouncer politeness="polite" toasts={toasts} types={['success', 'info']} texts={t} />
      <ToastAnnouncer politeness="assertive" toasts={toasts} types={['error', 'warning']} texts={t} />
      <ol className={styles.list} aria-live="off">
        {shown.map(({ toast, exiting }) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            exiting={exiting}
            texts={t}
            onDismiss={({ currentTarget, detail }) => {
              handOn(currentTarget, detail === 0)
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

type ToastCardProps = RenderedToast & {
  texts: ToastStackTexts
  onDismiss: (event: MouseEvent<HTMLButtonElement>) => void
  onGone: () => void
}

function ToastCard({ toast, exiting, texts, onDismiss, onGone }: ToastCardProps) {
  const labels = [toast.message, toast.description].filter((text) => text && text !== toast.title)
  const card = useRef<HTMLLIElement>(null)
  const textId = useId()
  useEffect(() => {
    // React 18 does not support the attribute.
    if (card.current) card.current.inert = exiting
  }, [exiting])
  return (
    <li
      ref={card}
      className={styles.toast}
      data-type={toast.type}
      data-kind={toast.kind}
      data-state={exiting ? 'closed' : 'open'}
      onAnimationEnd={exiting ? onGone : undefined}
    >
      <span className={styles.icon}>{toast.kind ? kindIcons[toast.kind] : icons[toast.type]}</span>
      <div id={textId} className={styles.content}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        {labels.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={texts.dismiss}
        aria-describedby={textId}
        onClick={onDismiss}
      >
        <X aria-hidden />
      </button>
    </li>
  )
}

interface VoiceProps {
  politeness: 'polite' | 'assertive'
  toasts: readonly Toast[]
  types: readonly ToastType[]
  texts: ToastStackTexts
}

/** Live region that announces each toast of the given types once: additions are announced, removals are not. */
function ToastAnnouncer({ politeness, toasts, types, texts }: VoiceProps) {
  const announced = toasts.filter(({ type }) => types.includes(type)).toReversed()
  return (
    <div className="cv-hidden" aria-live={politeness}>
      {announced.map(({ id, type, title, message, description }) => (
        <p key={id}>
          {[texts.types[type], title, message, description]
            .filter((text, index, all) => text && all.indexOf(text) === index)
            .join('. ')}
        </p>
      ))}
    </div>
  )
}

/** Keeps the stack above every other element of the top layer. */
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
    // Dialogs must not treat a click or focus in the stack as outside of them.
    const stay = (event: Event) => event.stopPropagation()
    const events = ['pointerdown', 'focusin', 'focusout']
    for (const name of events) element.addEventListener(name, stay)
    return () => {
      for (const name of events) element.removeEventListener(name, stay)
    }
  }, [root])
}
