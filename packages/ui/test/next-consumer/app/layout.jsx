// oxlint-disable-next-line import/no-default-export -- as Next reads it
export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  )
}
