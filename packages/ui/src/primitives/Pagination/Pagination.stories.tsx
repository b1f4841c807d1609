import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 6, totalPages: 12, onPageChange: fn() },
})

export const Default = meta.story({})

export const FirstPage = meta.story({
  args: { page: 1, totalPages: 3, hrefFor: (page) => `/teams?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled()
  },
})

export const LastPage = meta.story({
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
  },
})

/** The pages under a grid of a few pages, in the middle of many, and under a short list. */
export const Examples = meta.story({
  render: (args) => (
    <>
      <Pagination {...args} page={2} totalPages={3} texts={{ label: 'Páginas de times' }} />
      <Pagination {...args} page={41} totalPages={85} texts={{ label: 'Páginas de jogadores' }} />
      <Pagination {...args} page={1} totalPages={2} texts={{ label: 'Páginas de atividades' }} />
    </>
  ),
})

export const LongText = meta.story({
  args: {
    page: 67_890,
    totalPages: 123_456,
    texts: { page: (page, total) => `Página ${page} de ${total} dos jogadores que procuram um time` },
  },
})

export const OnePage = meta.story({
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const Interactions = meta.story({
  args: { page: 2, totalPages: 3 },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange?.(next)
          setPage(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    // A phone shows "2 / 3" in place of the numbers.
    const numbers = canvas.queryAllByRole('button', { name: /^Página \d de 3$/ })
    const stops = [
      canvas.getByRole('button', { name: 'Página anterior' }),
      ...numbers,
      canvas.getByRole('button', { name: 'Próxima página' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
    stops[0]!.focus()
    await userEvent.keyboard(' ')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
  },
})
