/** Refuses a contract that breaks clients of the last released one, apart from the accepted breaks: exit code 1. */
import { readContract, readReleasedContract } from '@convoca/contract/files'
import { acceptedBreaks } from './accepted-breaks.ts'
import { findBreaks, judgeBreaks } from './contract-breaks.ts'

const found = await findBreaks(readReleasedContract(), readContract())
const { refused, stale, named } = judgeBreaks(found, acceptedBreaks)
for (const { change, reason } of named) console.log(`accepted: ${change}\n  ${reason}`)
for (const { change, check } of refused) console.log(`breaking: ${change}\n  ${check}`)
for (const { change } of stale) console.log(`accepted, but absent: ${change}`)
console.log(`${refused.length} breaking, ${named.length} accepted, ${stale.length} stale`)
if (refused.length + stale.length > 0) process.exitCode = 1
