import type { Championship } from '../../atoms/championship.ts'

/** The props of every tab of a championship's page. */
export interface SectionProps {
  championship: Championship
}
