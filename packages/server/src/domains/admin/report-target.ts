import type { Schemas } from '../../contract/types.ts'

export type ReportContext = Schemas['ModerationReport']['context']

/** The reported thing, as it looks now. */
export interface ReportTarget {
  type: Schemas['ReportTargetType']
  id: string
  /** E.g. the nick. */
  label: string
  context: ReportContext
}
