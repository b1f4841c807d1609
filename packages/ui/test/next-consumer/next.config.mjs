// oxlint-disable-next-line import/no-default-export -- as Next reads it
export default {
  turbopack: { root: import.meta.dirname },
  // The gate has checked the types of the README's snippets in another app.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
}
