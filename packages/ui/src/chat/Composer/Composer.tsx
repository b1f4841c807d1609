import { clsx } from 'clsx'
import { Mic, Paperclip, SendHorizontal, Smile } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref } from 'react'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { composerTexts, type ComposerTexts } from './composerTexts.ts'
import { EmojiPicker } from './EmojiPicker.tsx'
import { insertAt } from './insertAt.ts'
import { RecordingBar } from './RecordingBar.tsx'
import { useVoiceRecorder } from './useVoiceRecorder.ts'
import styles from './Composer.module.css'

export type ComposerProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onChange'> & {
  /** Gets the trimmed text; the box is then empty. An empty text does nothing. */
  onSend: (text: string) => void
  /** The draft, where the caller keeps it; else the composer does. */
  value?: string | undefined
  onValueChange?: ((text: string) => void) | undefined
  /** Without it there is no attach button. */
  onAttach?: ((file: File) => void) | undefined
  /** A recording of at most 60 s. Without it there is no microphone. */
  onSendVoice?: ((recording: Blob, seconds: number) => void) | undefined
  /** Called with every change by typing; slowing it down is the caller's. */
  onTyping?: (() => void) | undefined
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
  const { onSend, value, onValueChange, onAttach, onSendVoice, onTyping, disabled = false, ...more } = props
  const { maxLength = 2000, inputRef, texts, className, ...rest } = more
  const words = { ...composerTexts, ...texts }
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => box.current)
  const recorder = useVoiceRecorder((recording, seconds) => onSendVoice?.(recording, seconds))
  const draft = useDraft(box, { onSend, value, onValueChange, disabled, maxLength })
  const recording = recorder.state === 'recording'
  return (
    <form
      {...rest}
      className={clsx(styles.root, className)}
      data-recording={recording || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        draft.send()
      }}
    >
      {recording ? (
        <RecordingBar
          seconds={recorder.seconds}
          words={words}
          onCancel={recorder.cancel}
          onSend={recorder.finish}
        />
      ) : (
        <>
          {onAttach && <AttachButton label={words.attach} disabled={disabled} onAttach={onAttach} />}
          <TextBox ref={box} {...{ draft, words, disabled, maxLength, onTyping }} />
          {onSendVoice && (
            <RoundButton label={words.record} disabled={disabled} onPress={() => void recorder.start()}>
              <Mic aria-hidden="true" />
            </RoundButton>
          )}
          <button type="submit" className={styles.send} aria-label={words.send} disabled={disabled}>
            <SendHorizontal aria-hidden="true" />
          </button>
        </>
      )}
      <p role="alert" className={styles.refused}>
        {recorder.state === 'refused' && words.microphoneRefused}
      </p>
    </form>
  )
}

type DraftOptions = Pick<ComposerProps, 'onSend' | 'value' | 'onValueChange'> & {
  disabled: boolean
  maxLength: number
}

/** The text being written, kept by the caller or here. */
function useDraft(box: { current: HTMLTextAreaElement | null }, options: DraftOptions) {
  const { onSend, value, onValueChange, disabled, maxLength } = options
  const [kept, setKept] = useState('')
  const text = value ?? kept
  const change = (next: string) => {
    setKept(next)
    onValueChange?.(next)
  }
  const send = () => {
    const message = text.trim()
    if (message === '' || disabled) return
    change('')
    onSend(message)
  }
  const insert = (piece: string) => {
    const { selectionStart, selectionEnd } = box.current ?? {}
    const { text: next, caret } = insertAt(text, piece, selectionStart, selectionEnd)
    if (next.length > maxLength) return
    change(next)
    requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret))
  }
  return { text, change, send, insert }
}

type TextBoxProps = Pick<ComposerProps, 'onTyping'> & {
  ref: Ref<HTMLTextAreaElement>
  draft: ReturnType<typeof useDraft>
  words: ComposerTexts
  disabled: boolean
  maxLength: number
}

function TextBox({ ref, draft, words, disabled, maxLength, onTyping }: TextBoxProps) {
  const keys = (event: KeyboardEvent) => {
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
        aria-label={words.label}
        placeholder={words.placeholder}
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
      <EmojiButton words={words} disabled={disabled} onChoose={draft.insert} />
    </div>
  )
}

type RoundButtonProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode }

function RoundButton({ label, disabled, onPress, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

type AttachButtonProps = { label: string; disabled: boolean; onAttach: (file: File) => void }

function AttachButton({ label, disabled, onAttach }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <RoundButton label={label} disabled={disabled} onPress={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
      </RoundButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same picture can be chosen again.
          event.currentTarget.value = ''
          if (file) onAttach(file)
        }}
      />
    </>
  )
}

type EmojiButtonProps = {
  words: ComposerTexts
  disabled: boolean
  onChoose: (emoji: string) => void
}

function EmojiButton({ words, disabled, onChoose }: EmojiButtonProps) {
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
        aria-label={words.emoji}
        title={words.emoji}
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
          label={words.emojis}
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
