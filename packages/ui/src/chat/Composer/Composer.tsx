'use client'

import { clsx } from 'clsx'
import { Mic, SendHorizontal, Smile } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { formatDuration } from '../format-duration.ts'
import { composerTexts, type ComposerTexts } from './composer-texts.ts'
import { EditingBar } from './EditingBar.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'
import { ChosenPicture, PictureButton, useChosenPicture } from './PictureAttachment.tsx'
import { RecordingBar } from './RecordingBar.tsx'
import { RoundButton } from './RoundButton.tsx'
import { useDraft, type EditedMessage } from './useDraft.ts'
import { useComposerError, type ComposerError } from './useComposerError.ts'
import { useRecordingFocus } from './useRecordingFocus.ts'
import { useVoiceRecorder } from './useVoiceRecorder.ts'
import styles from './Composer.module.css'

export type ComposerProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onChange'> & {
  /** Gets the trimmed text, and the picture if one was chosen; the composer is then empty. Without either it is not called. */
  onSend: (text: string, picture?: File) => void
  /** The draft, where the caller keeps it; else the composer does. */
  value?: string | undefined
  /** Hears each change of the draft. */
  onValueChange?: ((text: string) => void) | undefined
  /** Whether a picture (JPEG, PNG or WebP) can be sent. Default false. */
  pictures?: boolean | undefined
  /** A recording of at most 60 s. Without it there is no microphone. */
  onSendVoice?: ((recording: Blob, seconds: number) => void) | undefined
  /** Called with every change by typing; slowing it down is the caller's. */
  onTyping?: (() => void) | undefined
  /** An own message being edited: its text is in the box, and the draft comes back afterwards. */
  editing?: EditedMessage | undefined
  /** Gets the trimmed text of the message edited; an unchanged one calls `onCancelEdit`, an empty one does nothing. */
  onEdit?: ((id: string, text: string) => void) | undefined
  /** Escape or × while editing, or Enter with nothing changed. The caller takes `editing` away. */
  onCancelEdit?: (() => void) | undefined
  /** ↑ in an empty box: the caller sets `editing` to the last own message. */
  onEditLast?: (() => void) | undefined
  /** Nothing can be written, e.g. to someone who blocked you. Default false. */
  disabled?: boolean | undefined
  /** Most characters; default 2000. */
  maxLength?: number | undefined
  /** The text box. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  texts?: Partial<ComposerTexts> | undefined
}

/** Writes a message: Enter sends, Shift+Enter breaks the line (requirement 000, sections 2 and 5). */
export function Composer(props: ComposerProps) {
  const { onSend, value, onValueChange, pictures, onSendVoice, onTyping, disabled = false, ...more } = props
  const { maxLength = 2000, inputRef, texts, className, editing, onEdit, onCancelEdit, ...others } = more
  const { onEditLast, ...rest } = others
  const labels = { ...composerTexts, ...texts }
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => box.current)
  const { problem, refuse, forget } = useComposerError()
  const recorder = useVoiceRecorder({
    onDone: (voice, seconds) => onSendVoice?.(voice, seconds),
    onRefused: () => refuse('microphoneRefused'),
  })
  const chosen = useChosenPicture(box, (wrong) => (wrong ? refuse('wrongPicture') : forget()))
  const draft = useDraft(box, { ...props, ...chosen, disabled, maxLength })
  useFocusOnEditing(box, editing?.id)
  const { recording } = recorder
  const stops = useRecordingFocus(recording)
  const typed = () => {
    forget()
    onTyping?.()
  }
  const record = () => {
    forget()
    void recorder.start()
  }
  return (
    <form
      {...rest}
      className={clsx(styles.root, className)}
      data-recording={recording || undefined}
      data-editing={editing !== undefined || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        draft.send()
      }}
    >
      {recording ? (
        <RecordingBar {...recorder} sendRef={stops.send} labels={labels} />
      ) : (
        <>
          {editing && <EditingBar labels={labels} onCancel={draft.cancel} />}
          {!editing && <ChosenPicture {...chosen} labels={labels} />}
          {pictures && !editing && (
            <PictureButton label={labels.attach} disabled={disabled} onChoose={chosen.choose} />
          )}
          <TextBox ref={box} {...{ draft, labels, disabled, maxLength, onEditLast }} onTyping={typed} />
          {onSendVoice && !editing && (
            <RoundButton ref={stops.microphone} label={labels.record} disabled={disabled} onPress={record}>
              <Mic aria-hidden="true" />
            </RoundButton>
          )}
          <SendButton label={editing ? labels.saveEdit : labels.send} disabled={disabled} />
        </>
      )}
      <StatusMessages {...{ recording, problem, labels }} />
    </form>
  )
}

interface StatusMessagesProps {
  recording: boolean
  problem: ComposerError | undefined
  labels: ComposerTexts
}

/** The timer is silent, so that it is not said each second: its beginning is. */
function StatusMessages({ recording, problem, labels }: StatusMessagesProps) {
  return (
    <>
      <p className="cv-hidden" aria-live="polite">
        {recording && labels.recording(formatDuration(0))}
      </p>
      <p role="alert" className={styles.refused}>
        {problem && <span key={problem.turn}>{labels[problem.of]}</span>}
      </p>
    </>
  )
}

function SendButton({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <button type="submit" className={styles.send} aria-label={label} disabled={disabled}>
      <SendHorizontal aria-hidden="true" />
    </button>
  )
}

/** Editing begins in the box, with the caret after the last word. */
function useFocusOnEditing(box: { current: HTMLTextAreaElement | null }, id: string | undefined) {
  useEffect(() => {
    const input = box.current
    if (id === undefined || input === null) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [box, id])
}

type TextBoxProps = Pick<ComposerProps, 'onTyping' | 'onEditLast'> & {
  ref: Ref<HTMLTextAreaElement>
  draft: ReturnType<typeof useDraft>
  labels: ComposerTexts
  disabled: boolean
  maxLength: number
}

function TextBox({ ref, draft, labels, disabled, maxLength, onTyping, onEditLast }: TextBoxProps) {
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft.editing) {
      event.preventDefault()
      // A window around it would close with the same key.
      event.stopPropagation()
      draft.cancel()
      return
    }
    if (event.key === 'ArrowUp' && onEditLast && !draft.editing && draft.text === '') {
      event.preventDefault()
      onEditLast()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    draft.send()
  }
  return (
    <div className={styles.field}>
      <textarea
        ref={ref}
        className={styles.input}
        rows={1}
        aria-label={labels.label}
        placeholder={labels.placeholder}
        maxLength={maxLength}
        disabled={disabled}
        enterKeyHint="send"
        value={draft.text}
        onChange={(event) => {
          draft.change(event.currentTarget.value)
          onTyping?.()
        }}
        onKeyDown={keys}
      />
      <EmojiButton labels={labels} disabled={disabled} onChoose={draft.insert} />
    </div>
  )
}

interface EmojiButtonProps {
  labels: ComposerTexts
  disabled: boolean
  onChoose: (emoji: string) => void
}

function EmojiButton({ labels, disabled, onChoose }: EmojiButtonProps) {
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div
      className={styles.emoji}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setChoosing(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.smile}
        aria-label={labels.emoji}
        title={labels.emoji}
        aria-expanded={choosing}
        aria-controls={choosing ? id : undefined}
        disabled={disabled}
        onClick={() => setChoosing(!choosing)}
      >
        <Smile aria-hidden="true" />
      </button>
      {choosing && (
        <EmojiPicker
          id={id}
          label={labels.emojis}
          onChoose={onChoose}
          onClose={() => {
            setChoosing(false)
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
