import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Twice as many as must be refused, since half of them are too short for a password here; 80 kB compressed. */
const MOST = 20_000

/** Writes the list of src/domains/auth/common-passwords.ts, most used first, from the list that zxcvbn-ts keeps. */
const passwords = dictionary['passwords-common'].slice(0, MOST)
const file = new URL('../src/domains/auth/common-passwords.txt.gz', import.meta.url)
writeFileSync(file, gzipSync(`${passwords.join('\n')}\n`, { level: 9 }))
