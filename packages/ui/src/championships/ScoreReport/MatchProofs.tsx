'use client'

import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import type { MatchProofItem, MatchTeams } from '../match-room.ts'
import { type MatchProofsTexts, matchProofsTexts } from '../match-room-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ScoreReport.module.css'

export type MatchProofsProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** The pictures in order. */
  proofs: readonly MatchProofItem[]
  /** The teams that play. */
  teams: MatchTeams
  /** Draws a picture with the given alternative text: only the room may read it, so that it has no address. */
  renderPicture?: ((proof: MatchProofItem, alt: string) => ReactNode) | undefined
  /** Given for those who may add pictures: how many the user's side has, of how many. */
  adding?:
    | {
        count: number
        most: number
        onAdd: (file: File) => void
        isPending?: boolean | undefined
        /** The reason that the last one was refused. */
        error?: string | undefined
      }
    | undefined
  texts?: Partial<MatchProofsTexts> | undefined
}

/** The server's limit. */
const MAX_BYTES = 5 * 1024 * 1024
const types = ['image/jpeg', 'image/png', 'image/webp']

/** Pictures of both sides as proof of a result. A picture of another type or size is refused before it is sent. */
export function MatchProofs({ proofs, teams, renderPicture, adding, texts, ...rest }: MatchProofsProps) {
  const labels = useTexts('MatchProofs', matchProofsTexts, texts)
  return (
    <Panel
      {...rest}
      title={labels.title}
      actions={adding && <span className={styles.hint}>{labels.count(adding.count, adding.most)}</span>}
    >
      {proofs.length === 0 && <p className={styles.hint}>{labels.empty}</p>}
      <ul className={styles.proofs}>
        {proofs.map((proof) => {
          const by = labels.by(proof.nick, teams[proof.side]?.name ?? '')
          return (
            <li key={proof.id} className={styles.proof}>
              {wrapText(renderPicture?.(proof, `${labels.title}: ${by}`))}
              <span className={styles.hint}>{by}</span>
            </li>
          )
        })}
      </ul>
      {adding && <Add {...adding} labels={labels} />}
    </Panel>
  )
}

type AddProps = NonNullable<MatchProofsProps['adding']> & { labels: MatchProofsTexts }

function Add({ count, most, onAdd, isPending = false, error, labels }: AddProps) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [refusal, setRefusal] = useState<string>()
  const shown = refusal ?? error

  function choose(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (file === undefined) return
    const wrong = !types.includes(file.type) ? labels.wrongType : undefined
    const tooLarge = file.size > MAX_BYTES ? labels.tooLarge : undefined
    setRefusal(wrong ?? tooLarge)
    if (wrong === undefined && tooLarge === undefined) onAdd(file)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={labels.chooseFile}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      {count < most && (
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          loading={isPending}
          loadingLabel={labels.adding}
          aria-describedby={shown === undefined ? undefined : errorId}
          onClick={() => input.current?.click()}
        >
          {labels.add}
        </Button>
      )}
      <FieldError id={errorId} error={shown} />
    </>
  )
}
