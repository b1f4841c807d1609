import { useState } from 'react'
import type { Toast } from './toast-queue.ts'

export interface ShownToast {
  toast: Toast
  leaving: boolean
}

/** Toasts that are there, and those just gone, at their old place until their animation ends. */
export function useLeaving(toasts: readonly Toast[]): [ShownToast[], forget: (id: string) => void] {
  const [shown, setShown] = useState<ShownToast[]>(() => toasts.map((toast) => ({ toast, leaving: false })))
  const [seen, setSeen] = useState(toasts)
  if (seen !== toasts) {
    setSeen(toasts)
    setShown(merge(shown, toasts))
  }
  return [
    shown,
    (id) => setShown((current) => current.filter(({ toast, leaving }) => !leaving || toast.id !== id)),
  ]
}

function merge(shown: ShownToast[], toasts: readonly Toast[]): ShownToast[] {
  const present = new Set(toasts.map(({ id }) => id))
  const merged: ShownToast[] = toasts.map((toast) => ({ toast, leaving: false }))
  for (const [index, { toast }] of shown.entries()) {
    if (present.has(toast.id)) continue
    // New ones come in front, so places are counted from the end.
    const at = Math.max(0, merged.length - (shown.length - 1 - index))
    merged.splice(at, 0, { toast, leaving: true })
  }
  return merged
}
