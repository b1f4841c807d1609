declare module 'virtual:components' {
  import type { ListedComponent } from '../packages/ui/build/components-json.ts'

  export const components: readonly ListedComponent[]
}
