import type { SectionProps } from './section-props.ts'
import { tab } from '../../navigation/lazy-screen.ts'

/** The tabs of a championship's page that come with their own visit. */
export const championshipTabs = {
  bracket: tab<SectionProps>('Championship/StageSection', () =>
    import('./StageSection.tsx').then(({ StageSection }) => StageSection),
  ),
  teams: tab<SectionProps>('Championship/TeamsSection', () =>
    import('./TeamsSection.tsx').then(({ TeamsSection }) => TeamsSection),
  ),
  matches: tab<SectionProps>('Championship/MatchesSection', () =>
    import('./MatchesSection.tsx').then(({ MatchesSection }) => MatchesSection),
  ),
  rules: tab<SectionProps>('Championship/RulesSection', () =>
    import('./RulesSection.tsx').then(({ RulesSection }) => RulesSection),
  ),
}
