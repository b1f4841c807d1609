/** Whether the contract breaks clients of the last released one, besides the accepted breaks. Exit code 1 if so. */
import { acceptedBreaks } from './accepted-breaks.ts'
import { findBreaks, judgeBreaks } from './contract-breaks.ts'
import { currentContract, readContract, releasedContract } from './contract-document.ts'

const found = findBreaks(readContract(releasedContract), readContract(currentContract))
const { refused, stale, named } = judgeBreaks(found, acceptedBreaks)
for (const { key, reason } of named) console.log(`accepted: ${key}\n  ${reason}`)
for (const { key, detail } of refused) console.log(`breaking: ${key}\n  ${detail}`)
for (const { key } of stale) console.log(`accepted, but not there: ${key}`)
console.log(`${refused.length} breaking, ${named.length} accepted, ${stale.length} stale`)
if (refused.length + stale.length > 0) process.exitCode = 1
