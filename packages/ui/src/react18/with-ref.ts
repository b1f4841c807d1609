import { forwardRef, version, type ForwardRefRenderFunction, type ReactNode } from 'react'

const passesRefAsProp = Number.parseInt(version, 10) >= 19

/**
 * Makes a component that reads `ref` from its props work under React 18 too, which keeps `ref` out of them. The build
 * puts this around every component; under React 19 it returns the component unchanged.
 */
export function withRef<Component extends (props: never) => ReactNode>(
  name: string,
  render: Component,
): Component {
  if (passesRefAsProp) return render
  const draw: ForwardRefRenderFunction<unknown, object> = (props, ref) =>
    render((ref ? { ...props, ref } : props) as never)
  const forwarded = forwardRef(draw)
  forwarded.displayName = name
  return forwarded as ForwardedAs<Component>
}

/** A `forwardRef` component is the same as the function component to its users. */
type ForwardedAs<Component> = ReturnType<typeof forwardRef> & Component
