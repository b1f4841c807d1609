import { defineOnce } from '../element/define.ts'
import { SampleBellElement } from '../bell/sample-element.ts'
import { readScriptOrigin } from './origin.ts'

/** The builder's preview of the bell, under a name of its own. */
defineOnce('convoca-sample-bell', SampleBellElement, readScriptOrigin())
