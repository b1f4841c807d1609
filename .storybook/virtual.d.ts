declare module 'virtual:components' {
  import type { DocumentedComponent } from '../packages/ui/build/components-json.ts'

  export const components: readonly DocumentedComponent[]
}
