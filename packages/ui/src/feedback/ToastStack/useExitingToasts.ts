'use client'

import { useState } from 'react'
import type { Toast } from './toast-queue.ts'

export interface RenderedToast {
  toast: Toast
  exiting: boolean
}

/** The toasts, and the removed ones at their old position until their exit animation ends. */
export function useExitingToasts(toasts: readonly Toast[]): [RenderedToast[], forget: (id: string) => void] {
  const [shown, setShown] = useState<RenderedToast[]>(() =>
    toasts.map((toast) => ({ toast, exiting: false })),
  )
  const [seen, setSeen] = useState(toasts)
  if (seen !== toasts) {
    setSeen(toasts)
    setShown(merge(shown, toasts))
  }
  return [
    shown,
    (id) => setShown((current) => current.filter(({ toast, exiting }) => !exiting || toast.id !== id)),
  ]
}

function merge(shown: RenderedToast[], toasts: readonly Toast[]): RenderedToast[] {
  const present = new Set(toasts.map(({ id }) => id))
  const merged: RenderedToast[] = toasts.map((toast) => ({ toast, exiting: false }))
  for (const [index, { toast }] of shown.entries()) {
    if (present.has(toast.id)) continue
    // New toasts are prepended, so positions are counted from the end.
    const at = Math.max(0, merged.length - (shown.length - 1 - index))
    merged.splice(at, 0, { toast, exiting: true })
  }
  return merged
}
