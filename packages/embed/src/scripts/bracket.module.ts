import { defineBracket } from '../bracket/define.ts'

defineBracket(new URL(import.meta.url).origin)
