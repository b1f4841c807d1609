import { ExportPanel } from '../ExportPanel.tsx'
import { ErasurePanel } from '../ErasurePanel.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'
import styles from '../settings.module.css'

/** The data about the user: theirs to take along and to erase. */
export function DataSection({ userId }: SettingsSectionProps) {
  return (
    <>
      <ExportPanel userId={userId} />
      <ErasurePanel userId={userId} />
      <p className={styles.hint}>
        O que guardamos, para quê e por quanto tempo está na <a href="/privacy">Política de privacidade</a>.
      </p>
    </>
  )
}
