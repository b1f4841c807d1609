import { Button } from '@convoca/ui'
import { Trash2 } from 'lucide-react'
import type { WriteAtom } from '../atoms/mutation.ts'
import { useConfirm } from '../hooks/useConfirm.tsx'
import { useWrite } from '../hooks/useWrite.ts'

export interface RemovePictureTexts {
  /** The label of the button and of the dialog's confirm button, e.g. "Remover logo". */
  label: string
  question: string
  /** The picture that is displayed instead. */
  description: string
  done: string
}

interface RemovePictureProps<Variables> {
  texts: RemovePictureTexts
  removeAtom: WriteAtom<Variables, unknown>
  variables: Variables
}

/** Removes a stored picture, after confirmation. */
export function RemovePicture<Variables>({ texts, removeAtom, variables }: RemovePictureProps<Variables>) {
  const { run, isPending } = useWrite(removeAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const { label, question, description, done } = texts
  const remove = () =>
    confirm({
      title: question,
      description,
      confirmLabel: label,
      onConfirm: () => run(variables, { done: { title: 'Sucesso', message: done } }),
    })
  return (
    <>
      <Button size="small" icon={<Trash2 aria-hidden size={16} />} onClick={remove}>
        {label}
      </Button>
      {dialog}
    </>
  )
}
