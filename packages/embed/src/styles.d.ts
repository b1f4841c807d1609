/** Style sheets are imported as text, and CSS modules add theirs to `addStyles` (build/styles.ts). */
declare module '@convoca/ui/host.css' {
  const css: string
  export default css
}

declare module '*/reset.css' {
  const css: string
  export default css
}
