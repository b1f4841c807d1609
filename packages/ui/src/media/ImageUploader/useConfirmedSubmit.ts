'use client'

import { useEffect, useRef } from 'react'
import type { ImageUploaderControl } from './ImageUploader.tsx'

/**
 * Submit of a form around an uploader. A crop that is still open is confirmed first; then the newest `onSubmit` is
 * called, that of the render with the picture. When the crop fails nothing is submitted.
 */
export function useConfirmedSubmit(onSubmit: () => void | Promise<void>) {
  const control = useRef<ImageUploaderControl>(null)
  const newest = useRef(onSubmit)
  useEffect(() => {
    newest.current = onSubmit
  })
  const submit = async () => {
    if ((await control.current?.confirmPending()) ?? true) await newest.current()
  }
  return { control, submit }
}
