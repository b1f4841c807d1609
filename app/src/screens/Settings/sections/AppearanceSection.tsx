import { ChipGroup, Panel } from '@convoca/ui'
import { useAtom } from 'jotai'
import { themeChoiceAtom } from '../../../atoms/theme.ts'
import type { ThemeChoice } from '../../../atoms/theme.ts'

const themes: { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Escuro' },
  { value: 'light', label: 'Claro' },
  { value: 'system', label: 'Igual ao sistema' },
]

/** The theme, on this device. */
export function AppearanceSection() {
  const [theme, setTheme] = useAtom(themeChoiceAtom)
  return (
    <Panel title="Aparência">
      <ChipGroup
        label="Aparência"
        options={themes}
        value={theme}
        onChange={(value) => setTheme(themes.find((choice) => choice.value === value)?.value ?? theme)}
      />
    </Panel>
  )
}
