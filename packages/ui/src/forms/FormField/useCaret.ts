'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Keeps the caret of a field whose text comes back changed, masked or in capitals, which would send the caret
 * to its end. Gives the function that takes down where it belongs after an edit.
 */
export function useCaret(): (input: HTMLInputElement, at: number) => void {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null)
  const [, setEdits] = useState(0)

  useEffect(() => {
    const place = caret.current
    caret.current = null
    if (place && place.input.ownerDocument.activeElement === place.input) {
      place.input.setSelectionRange(place.at, place.at)
    }
  })

  return (input, at) => {
    caret.current = { input, at }
    // A refused character leaves the value alike: React then puts the text back, and only a render of ours the caret.
    setEdits((count) => count + 1)
  }
}
