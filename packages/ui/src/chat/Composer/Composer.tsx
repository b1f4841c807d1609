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
  /** Called with the trimmed text and the chosen picture, if any; the composer then clears. Not called when both are empty. */
  onSend: (text: string, picture?: File) => void
  /** Controlled draft; without it the composer keeps its own. */
  value?: string | undefined
  /** Called on every change of the draft. */
  onValueChange?: ((text: string) => void) | undefined
  /** Whether a picture (JPEG, PNG or WebP) can be sent. Default false. */
  pictures?: boolean | undefined
  /** A recording of at most 60 s. Without it there is no microphone. */
  onSendVoice?: ((recording: Blob, seconds: number) => void) | undefined
  /** Called on every keystroke; throttle it in the caller. */
  onTyping?: (() => void) | undefined
  /** The own message being edited: its text replaces the draft until editing ends. */
  editing?: EditedMessage | undefined
  /** Called with the trimmed text of the edited message. Unchanged text calls `onCancelEdit` instead; empty text is ignored. */
  onEdit?: ((id: string, text: string) => void) | undefined
  /** Called by Escape or × while editing, and by Enter without a change; reset `editing`. */
  onCancelEdit?: (() => void) | undefined
  /** Called by ↑ in the empty text box; set `editing` to the last own message. */
  onEditLast?: (() => void) | undefined
  /** Disables writing, e.g. to someone who blocked the user. Default false. */
  disabled?: boolean | undefined
  /** Maximum number of characters. Default 2000. */
  maxLength?: number | undefined
  /** Ref of the text box. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  texts?: Partial<ComposerTexts> | undefined
}

/**
 * Input of a conversation: Enter sends, Shift+Enter breaks the line.
 * @see requirement 000 §2 and §5
 */
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

/** Announces the start of a recording (not each second of its timer) and errors. */
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

/** When editing starts, focuses the text box with the caret at its end. */
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
      // Otherwise the chat window would close on the same key.
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
