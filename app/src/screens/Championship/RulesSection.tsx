import { EmptyState, MarkdownText, Panel } from '@convoca/ui'
import type { SectionProps } from './section-props.ts'

export function RulesSection({ championship: { rules } }: SectionProps) {
  return (
    <Panel title="Regras">
      {rules.trim() === '' ? (
        <EmptyState title="A organização ainda não publicou as regras" />
      ) : (
        <MarkdownText source={rules} />
      )}
    </Panel>
  )
}
