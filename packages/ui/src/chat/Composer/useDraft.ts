'use client'

import { useState } from 'react'
import { insertAt } from './insert-at.ts'

/** The message being edited. */
export interface EditedMessage {
  id: string
  text: string
}

interface DraftOptions {
  onSend: (text: string, pictures?: readonly File[]) => void
  /** Sent together with the text. */
  pictures: readonly File[]
  onSent: () => void
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((text: string) => void) | undefined
  disabled: boolean
  maxLength: number
  editing?: EditedMessage | undefined
  onEdit?: ((id: string, text: string) => void) | undefined
  onCancelEdit?: (() => void) | undefined
}

/** The text in the box: the draft (controlled or not), or the message being edited. */
export function useDraft(box: { current: HTMLTextAreaElement | null }, options: DraftOptions) {
  const { onSend, pictures, onSent, value, defaultValue = '', onValueChange, ...more } = options
  const { disabled, maxLength, ...edit } = more
  const { editing, onEdit, onCancelEdit } = edit
  const [kept, setKept] = useState(defaultValue)
  const [edited, setEdited] = useState<EditedMessage | null>(null)
  // A cancelled edit must not reappear when the same message is edited again.
  if (editing === undefined && edited !== null) setEdited(null)
  const inEdit = edited?.id === editing?.id ? edited?.text : undefined
  const text = editing ? (inEdit ?? editing.text) : (value ?? kept)
  const change = (next: string) => {
    if (editing) return setEdited({ id: editing.id, text: next })
    setKept(next)
    onValueChange?.(next)
  }
  const cancel = () => {
    setEdited(null)
    onCancelEdit?.()
  }
  const send = () => {
    const message = text.trim()
    if (disabled || (message === '' && (editing || pictures.length === 0))) return
    if (editing) return message === editing.text ? cancel() : onEdit?.(editing.id, message)
    change('')
    onSent()
    if (pictures.length > 0) onSend(message, pictures)
    else onSend(message)
  }
  const insert = (piece: string) => {
    const { selectionStart, selectionEnd } = box.current ?? {}
    const { text: next, caret } = insertAt(text, piece, selectionStart, selectionEnd)
    if ([...next].length > maxLength) return
    change(next)
    requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret))
  }
  return { text, editing: editing !== undefined, change, cancel, send, insert }
}
