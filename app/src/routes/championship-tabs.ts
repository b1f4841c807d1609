import type { SectionProps } from '../screens/Championship/section-props.ts'
import { tab } from './lazy-screen.ts'

/** The tabs of a championship's page that come with their own visit. */
export const championshipTabs = {
  bracket: tab<SectionProps>('Championship/StageSection', () =>
    import('../screens/Championship/StageSection.tsx').then(({ StageSection }) => StageSection),
  ),
  rules: tab<SectionProps>('Championship/RulesSection', () =>
    import('../screens/Championship/RulesSection.tsx').then(({ RulesSection }) => RulesSection),
  ),
}
