// oxlint-disable-next-line import/no-default-export -- as Next reads it
export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}
