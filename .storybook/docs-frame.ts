/**
 * Skips the play function of a story that a docs page shows in a frame: several frames share one focus, so that a play
 * function would fail.
 */
export function skipPlayInDocsFrame(): void {
  if (window.frameElement?.id.startsWith('iframe--') !== true) return
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(preview, 'currentRender')
  const options: unknown = render && Reflect.get(render, 'renderOptions')
  if (options) Reflect.set(options, 'autoplay', false)
}
