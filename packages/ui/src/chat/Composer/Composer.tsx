'use client'

import { clsx } from 'clsx'
import { Mic, SendHorizontal, Smile } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, Ref, RefObject } from 'react'
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { ChatSender } from '../chat.ts'
import { formatDuration } from '../format-duration.ts'
import { composerTexts, type ComposerTexts } from './composer-texts.ts'
import { EditingBar, ReplyingBar } from './EditingBar.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'
import { ChosenPictures, PictureButton, useChosenPictures } from './PictureAttachment.tsx'
import { MentionList } from './MentionList.tsx'
import { RecordingBar } from './RecordingBar.tsx'
import { RoundButton } from './RoundButton.tsx'
import { useDraft, type EditedMessage } from './useDraft.ts'
import { useComposerError, type ComposerError } from './useComposerError.ts'
import { useMentions } from './useMentions.ts'
import { useRecordingFocus } from './useRecordingFocus.ts'
import { useVoiceRecorder } from './useVoiceRecorder.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './Composer.module.css'

const none: readonly ChatSender[] = []

export type ComposerProps = Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'onChange' | 'defaultValue'
> & {
  /** Called with the trimmed text and the chosen pictures, if any; the composer then clears. Not called when both are empty. */
  onSend: (text: string, pictures?: readonly File[]) => void
  /** Controlled draft; without it the composer keeps its own. */
  value?: string | undefined
  /** The draft to begin with, where the composer keeps its own. Default empty. */
  defaultValue?: string | undefined
  /** Called on every change of the draft. */
  onValueChange?: ((text: string) => void) | undefined
  /** Whether pictures (JPEG, PNG or WebP, 5 MB each, ten at most) can be chosen, pasted and dropped. Default false. */
  pictures?: boolean | undefined
  /** A recording of at most 60 s. Without it there is no microphone. */
  onSendVoice?: ((recording: Blob, seconds: number) => void) | undefined
  /** Called on every keystroke; throttle it in the caller. */
  onTyping?: (() => void) | undefined
  /** The message of the user being edited: its text replaces the draft until editing ends. */
  editing?: EditedMessage | undefined
  /** Called with the trimmed text of the edited message. Unchanged text calls `onCancelEdit` instead; empty text is ignored. */
  onEdit?: ((id: string, text: string) => void) | undefined
  /** Called by Escape or × while editing, and by Enter without a change; reset `editing`. */
  onCancelEdit?: (() => void) | undefined
  /** The message that is replied to. */
  replying?: { id: string; name: string; text: string } | undefined
  /** Called by Escape or × while a reply is written; reset `replying`. */
  onCancelReply?: (() => void) | undefined
  /** Called by ↑ in the empty text box; set `editing` to the last own message. */
  onEditLast?: (() => void) | undefined
  /** The people who are suggested after `@`, by their nicks. Default nobody. */
  mentions?: readonly ChatSender[] | undefined
  /** Disables writing, e.g. to someone who blocked the user. Default false. */
  disabled?: boolean | undefined
  /** Maximum number of characters. Default 2000. */
  maxLength?: number | undefined
  /** Ref of the text box. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  texts?: Partial<ComposerTexts> | undefined
}

/** Input of a conversation: Enter sends, Shift+Enter breaks the line. */
export function Composer(props: ComposerProps) {
  const { onSend, value, onValueChange, pictures, onSendVoice, onTyping, disabled = false, ...more } = props
  const { maxLength = 2000, inputRef, texts, className, editing, onEdit, onCancelEdit, ...others } = more
  const { onEditLast, replying, onCancelReply, mentions = none, defaultValue, ...rest } = others
  const labels = useTexts('Composer', composerTexts, texts)
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => box.current)
  const { problem, refuse, forget } = useComposerError()
  const recorder = useVoiceRecorder({ onDone: onSendVoice, onRefused: () => refuse('microphoneRefused') })
  const chosen = useChosenPictures(box, {
    isOn: Boolean(pictures) && !editing && !disabled,
    onAct: (refusal) => (refusal ? refuse(refusal) : forget()),
  })
  const draft = useDraft(box, { ...props, ...chosen, disabled, maxLength })
  useFocusOnEditing(box, editing?.id ?? replying?.id)
  const { recording } = recorder
  const cancelReply = replying && onCancelReply
  const stops = useRecordingFocus(recording)
  const tellTyping = () => {
    forget()
    onTyping?.()
  }
  return (
    <form
      {...rest}
      {...chosen.handlers}
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
          <ContextBar {...{ editing, replying, onCancelReply, labels }} onCancelEdit={draft.cancel} />
          {!editing && <ChosenPictures {...chosen} labels={labels} />}
          {pictures && !editing && (
            <PictureButton label={labels.attach} disabled={disabled} onChoose={chosen.choose} />
          )}
          <TextBox
            ref={box}
            {...{ draft, labels, disabled, maxLength, onEditLast, cancelReply, mentions }}
            onTyping={tellTyping}
          />
          {onSendVoice && !editing && (
            <RecordButton ref={stops.microphone} {...{ labels, disabled, forget }} start={recorder.start} />
          )}
          <SendButton label={editing ? labels.saveEdit : labels.send} disabled={disabled} />
        </>
      )}
      <StatusMessages {...{ recording, problem, labels }} />
    </form>
  )
}

type ContextBarProps = Pick<ComposerProps, 'editing' | 'replying' | 'onCancelReply'> & {
  labels: ComposerTexts
  onCancelEdit: () => void
}

/** Says what the text is for: the message that is edited or replied to. */
function ContextBar({ editing, replying, onCancelReply, onCancelEdit, labels }: ContextBarProps) {
  if (editing) return <EditingBar labels={labels} onCancel={onCancelEdit} />
  if (!replying) return null
  return <ReplyingBar to={replying} labels={labels} onCancel={() => onCancelReply?.()} />
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

interface RecordButtonProps {
  ref: Ref<HTMLButtonElement>
  labels: ComposerTexts
  disabled: boolean
  forget: () => void
  start: () => Promise<void>
}

function RecordButton({ ref, labels, disabled, forget, start }: RecordButtonProps) {
  const record = () => {
    forget()
    void start()
  }
  return (
    <RoundButton ref={ref} label={labels.record} disabled={disabled} onPress={record}>
      <Mic aria-hidden="true" />
    </RoundButton>
  )
}

function SendButton({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <button type="submit" className={styles.send} aria-label={label} disabled={disabled}>
      <SendHorizontal aria-hidden="true" />
    </button>
  )
}

/** The text box gets the focus, with the caret at its end, once editing or a reply starts. */
function useFocusOnEditing(box: { current: HTMLTextAreaElement | null }, id: string | undefined) {
  useEffect(() => {
    const input = box.current
    if (id === undefined || input === null) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [box, id])
}

type TextBoxProps = Pick<ComposerProps, 'onTyping' | 'onEditLast'> & {
  cancelReply: (() => void) | undefined
  mentions: readonly ChatSender[]
  ref: RefObject<HTMLTextAreaElement | null>
  draft: ReturnType<typeof useDraft>
  labels: ComposerTexts
  disabled: boolean
  maxLength: number
}

function TextBox({ ref, draft, labels, disabled, maxLength, onTyping, ...more }: TextBoxProps) {
  const { onEditLast, cancelReply, mentions } = more
  const suggestions = useMentions(ref, draft, mentions)
  const keys = (event: KeyboardEvent) => {
    if (suggestions.onKeyDown(event)) return
    if (event.key === 'Escape' && (draft.editing || cancelReply)) {
      event.preventDefault()
      // Otherwise the chat window would close on the same key.
      event.stopPropagation()
      if (draft.editing) draft.cancel()
      else cancelReply?.()
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
      <MentionList {...suggestions} label={labels.mentions} />
      <textarea
        {...suggestions.listbox}
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
          suggestions.onCaret(event.currentTarget.selectionStart)
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
