import { ChipGroup, Panel } from '@convoca/ui'
import { useAtom } from 'jotai'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themeChoiceAtom } from '../../../atoms/theme.ts'
import type { ThemeChoice } from '../../../atoms/theme.ts'
import styles from '../settings.module.css'

const themes = [
  { value: 'dark', label: 'Escuro', icon: <Moon aria-hidden size={16} /> },
  { value: 'light', label: 'Claro', icon: <Sun aria-hidden size={16} /> },
  { value: 'system', label: 'Como no sistema', icon: <Monitor aria-hidden size={16} /> },
] as const satisfies readonly { value: ThemeChoice; [more: string]: unknown }[]

/** The theme, on this device. */
export function AppearanceSection() {
  const [theme, setTheme] = useAtom(themeChoiceAtom)
  return (
    <Panel title="Aparência">
      <p className={styles.hint}>Vale neste aparelho.</p>
      <div className={styles.choice}>
        <span className={styles.label}>Tema</span>
        <ChipGroup
          label="Tema"
          options={themes}
          value={theme}
          onChange={(value) => setTheme(themes.find((choice) => choice.value === value)?.value ?? theme)}
        />
      </div>
    </Panel>
  )
}
