import { Chip } from '@convoca/ui'
import { Moon, Sun, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { AccentOption } from './AccentOption.tsx'
import { Choice } from './Choice.tsx'
import {
  convocaAccent,
  embedParts,
  toGroup,
  type EmbedChoice,
  type EmbedPart,
  type EmbedTheme,
} from './embed-choice.ts'
import styles from './EmbedBuilder.module.css'

const themes: { value: EmbedTheme; label: string; icon: ReactNode }[] = [
  { value: 'dark', label: 'Escuro', icon: <Moon size={16} aria-hidden /> },
  { value: 'light', label: 'Claro', icon: <Sun size={16} aria-hidden /> },
  { value: 'site', label: 'Como no site', icon: <SunMoon size={16} aria-hidden /> },
]

const widths = [
  { value: '280', label: 'Pequeno' },
  { value: '360', label: 'Médio' },
  { value: '', label: 'Grande' },
]
const heights = [
  { value: '280', label: 'Baixo' },
  { value: '390', label: 'Médio' },
  { value: '600', label: 'Alto' },
]
const limits = [
  { value: '3', label: '3 times' },
  { value: '5', label: '5 times' },
  { value: '10', label: '10 times' },
]

const partLabels: Record<EmbedPart, string> = {
  next: 'Próxima partida',
  results: 'Últimos resultados',
  members: 'Membros do elenco',
  button: 'Botão Ver time',
}

export interface LookOptionsProps {
  choice: EmbedChoice
  onChange: (changes: Partial<EmbedChoice>) => void
  teamColor: string | undefined
}

/** Theme, size, colour and parts: a picture has only the theme, a link has none of them. */
export function LookOptions({ choice, onChange, teamColor }: LookOptionsProps) {
  const group = toGroup(choice.form)
  if (group === 'link') return null
  return (
    <>
      <Choice label="Tema" options={themes} value={choice.theme} onChange={(theme) => onChange({ theme })} />
      {group !== 'picture' && (
        <>
          <Size choice={choice} onChange={onChange} />
          <AccentOption
            value={choice.accent ?? convocaAccent}
            onChange={(accent) => onChange({ accent })}
            teamColor={teamColor}
          />
          {choice.kind === 'team' && <Parts choice={choice} onChange={onChange} />}
        </>
      )}
    </>
  )
}

type OptionProps = Omit<LookOptionsProps, 'teamColor'>

/** The size of the element. The bell has only one: that of a finger. */
function Size({ choice, onChange }: OptionProps) {
  switch (choice.kind) {
    case 'team':
    case 'player':
    case 'seal':
      return (
        <Choice
          label="Tamanho"
          options={widths}
          value={String(choice.width ?? '')}
          onChange={(width) => onChange({ width: width === '' ? undefined : Number(width) })}
        />
      )
    case 'bracket':
      return (
        <Choice
          label="Tamanho"
          options={heights}
          value={String(choice.height)}
          onChange={(height) => onChange({ height: Number(height) })}
        />
      )
    case 'recruiting':
      return (
        <Choice
          label="Tamanho"
          options={limits}
          value={String(choice.limit)}
          onChange={(limit) => onChange({ limit: Number(limit) })}
        />
      )
    case 'bell':
      return null
  }
}

function Parts({ choice, onChange }: OptionProps) {
  const toggle = (part: EmbedPart) =>
    onChange({
      parts: embedParts.filter((embedPart) => choice.parts.includes(embedPart) !== (embedPart === part)),
    })
  return (
    <div className={styles.option} role="group" aria-label="Mostrar no cartão">
      <div aria-hidden="true">Mostrar no cartão</div>
      <div className={styles.parts}>
        {embedParts.map((part) => (
          <Chip key={part} selected={choice.parts.includes(part)} onPress={() => toggle(part)}>
            {partLabels[part]}
          </Chip>
        ))}
      </div>
    </div>
  )
}
