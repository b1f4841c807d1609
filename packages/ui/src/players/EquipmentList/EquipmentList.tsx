'use client'

import { clsx } from 'clsx'
import { Gamepad2, Laptop, Monitor, Pencil, Smartphone, Tablet, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ListFrame, type ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import styles from './EquipmentList.module.css'

export type EquipmentType = 'COMPUTER' | 'NOTEBOOK' | 'PC' | 'CONSOLE' | 'TABLET' | 'SMARTPHONE'

export interface EquipmentItem {
  id: string
  type: EquipmentType
  brand: string
  model: string
  description?: string | undefined
  /** 4:3. Absent or broken: an icon of its type. */
  photoUrl?: string | undefined
}

const equipmentListTexts = {
  label: 'Equipamento',
  types: {
    COMPUTER: 'Computador',
    NOTEBOOK: 'Notebook',
    PC: 'PC',
    CONSOLE: 'Console',
    TABLET: 'Tablet',
    SMARTPHONE: 'Celular',
  },
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Remover ${name}`,
  loading: 'Carregando equipamento...',
  empty: 'Nenhum equipamento ainda',
  emptyHint: 'Com o que você joga aparece aqui.',
  failed: 'Não foi possível carregar o equipamento',
}

export type EquipmentListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The equipment in the order given. */
    equipment: readonly EquipmentItem[]
    /** Edits a piece, by its id; without it the button is not rendered. */
    onEdit?: ((id: string) => void) | undefined
    /** Removes a piece, by its id; without it the button is not rendered. */
    onRemove?: ((id: string) => void) | undefined
  }

const icons: Record<EquipmentType, ReactNode> = {
  COMPUTER: <Monitor />,
  NOTEBOOK: <Laptop />,
  PC: <Monitor />,
  CONSOLE: <Gamepad2 />,
  TABLET: <Tablet />,
  SMARTPHONE: <Smartphone />,
}

/** The equipment of a player: photo, type, brand and model. Only the owner's list has buttons to edit and remove. */
export function EquipmentList(props: EquipmentListProps) {
  const { equipment, onEdit, onRemove, className, ...rest } = props
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={equipmentListTexts}
      isEmpty={equipment.length === 0}
      emptyIcon={<Monitor aria-hidden="true" />}
      placeholder={<SkeletonRows rows={2} />}
    >
      <ul className={styles.list} aria-label={equipmentListTexts.label}>
        {equipment.map((piece) => (
          <Piece key={piece.id} piece={piece} onEdit={onEdit} onRemove={onRemove} />
        ))}
      </ul>
    </ListFrame>
  )
}

type PieceProps = Pick<EquipmentListProps, 'onEdit' | 'onRemove'> & {
  piece: EquipmentItem
}

function Piece({ piece, onEdit, onRemove }: PieceProps) {
  const { id, type, brand, model, description, photoUrl } = piece
  const name = `${brand} ${model}`
  return (
    <li className={styles.piece}>
      <span className={styles.photo} aria-hidden="true">
        <ImageWithFallback className={styles.picture} src={photoUrl} alt="" fallback={icons[type]} />
      </span>
      <div className={styles.text}>
        <span className={styles.line}>{equipmentListTexts.types[type]}</span>
        <span className={styles.name}>{name}</span>
        {description && <span className={styles.line}>{description}</span>}
      </div>
      {(onEdit || onRemove) && (
        <div className={styles.actions}>
          {onEdit && (
            <IconButton label={equipmentListTexts.edit(name)} onClick={() => onEdit(id)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={equipmentListTexts.remove(name)} onClick={() => onRemove(id)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </li>
  )
}
