import { Button } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Trash2 } from 'lucide-react'
import { runWithToastAtom } from '../atoms/toasts.ts'
import { useConfirm } from '../hooks/useConfirm.tsx'

interface RemovePictureProps {
  words: {
    /** Of the button here and of the one that confirms, e.g. "Remover logo". */
    label: string
    question: string
    /** What is shown instead. */
    description: string
    done: string
    failure: string
  }
  onRemove: () => Promise<unknown>
}

/** Takes away a picture that is stored, once it is certain. */
export function RemovePicture({ words, onRemove }: RemovePictureProps) {
  const tell = useSetAtom(runWithToastAtom)
  const { ask, question } = useConfirm()
  const { label, done, failure } = words
  const askToRemove = () =>
    ask({
      title: words.question,
      description: words.description,
      confirmLabel: label,
      act: () => tell({ done: { title: 'Sucesso', message: done }, failure }, onRemove),
    })
  return (
    <>
      <Button size="small" icon={<Trash2 aria-hidden size={16} />} onClick={askToRemove}>
        {label}
      </Button>
      {question}
    </>
  )
}
