import { defineBracket } from '../bracket/define.ts'
import { readScriptOrigin } from './origin.ts'

defineBracket(readScriptOrigin())
