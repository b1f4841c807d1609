'use client'

import { clsx } from 'clsx'
import { Eye, EyeOff, IdCard, KeyRound, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ListFrame, type ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import styles from './PixKeyList.module.css'

export type PixKeyType = 'CPF' | 'EMAIL' | 'PHONE' | 'KEYRANDOM'

export interface PixKeyItem {
  id: string
  type: PixKeyType
  /** The key as it is shown: masked, or whole while it is revealed. */
  text: string
  revealed: boolean
}

const pixKeyListTexts = {
  label: 'Chaves Pix',
  types: { CPF: 'CPF', EMAIL: 'E-mail', PHONE: 'Telefone', KEYRANDOM: 'Aleatória' },
  reveal: (name: string) => `Mostrar a chave ${name}`,
  hide: (name: string) => `Esconder a chave ${name}`,
  edit: (name: string) => `Editar a chave ${name}`,
  remove: (name: string) => `Remover a chave ${name}`,
  loading: 'Carregando chaves Pix...',
  empty: 'Nenhuma chave Pix',
  emptyHint: 'Prêmios chegam por Pix: cadastre até cinco chaves.',
  failed: 'Não foi possível carregar as chaves Pix',
}

export type PixKeyListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The keys in the order given. */
    pixKeys: readonly PixKeyItem[]
    /** Shows or masks a key, by its id. */
    onReveal: (id: string, revealed: boolean) => void
    /** Edits a key, by its id. */
    onEdit: (id: string) => void
    /** Removes a key, by its id. */
    onRemove: (id: string) => void
  }

const icons: Record<PixKeyType, ReactNode> = {
  CPF: <IdCard />,
  EMAIL: <Mail />,
  PHONE: <Phone />,
  KEYRANDOM: <KeyRound />,
}

/** The user's own Pix keys. A key must be masked until its owner asks to see it. */
export function PixKeyList(props: PixKeyListProps) {
  const { pixKeys, onReveal, onEdit, onRemove, className, ...rest } = props
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={pixKeyListTexts}
      isEmpty={pixKeys.length === 0}
      emptyIcon={<KeyRound aria-hidden="true" />}
      placeholder={<SkeletonRows rows={2} />}
    >
      <ul className={styles.list} aria-label={pixKeyListTexts.label}>
        {pixKeys.map(({ id, type, text, revealed }) => {
          const name = `${pixKeyListTexts.types[type]} ${text}`
          return (
            <li key={id} className={styles.row}>
              <span className={styles.icon} aria-hidden="true">
                {icons[type]}
              </span>
              <div className={styles.text}>
                <span className={styles.type}>{pixKeyListTexts.types[type]}</span>
                <span className={styles.key}>{text}</span>
              </div>
              <IconButton
                label={revealed ? pixKeyListTexts.hide(name) : pixKeyListTexts.reveal(name)}
                onClick={() => onReveal(id, !revealed)}
              >
                {revealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              </IconButton>
              <IconButton label={pixKeyListTexts.edit(name)} onClick={() => onEdit(id)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton label={pixKeyListTexts.remove(name)} onClick={() => onRemove(id)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </ListFrame>
  )
}
