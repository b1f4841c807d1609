'use client'

import type { RefObject, SubmitEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

export interface FormSubmit {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onInput: () => void
  onFocus: () => void
}

/**
 * Submit of a form whose errors live outside: it runs once at a time, and when it leaves invalid fields (found at
 * once or answered by the server) the first of them gets the focus. Someone who has gone on typing or moved to
 * another field since is not pulled back.
 */
export function useFormSubmit(submit: () => void | Promise<void>, submitting: boolean): FormSubmit {
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const awaitingErrors = useRef(false)
  const [, setSettled] = useState(0)

  useEffect(() => {
    if (!awaitingErrors.current || running.current || submitting) return
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalid) return
    awaitingErrors.current = false
    invalid.focus()
  })

  const run = async () => {
    running.current = true
    awaitingErrors.current = true
    try {
      await submit()
    } finally {
      running.current = false
      // A render even when no prop changed: the same errors may simply still be there.
      setSettled((count) => count + 1)
    }
  }

  const forget = () => {
    awaitingErrors.current = false
  }
  return {
    ref,
    onSubmit: (event) => {
      event.preventDefault()
      if (!submitting && !running.current) void run()
    },
    onInput: forget,
    onFocus: forget,
  }
}
