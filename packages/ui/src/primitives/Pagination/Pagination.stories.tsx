import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 6, totalPages: 12, onPageChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Próxima página' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7)
  },
})

export const FirstPage = meta.story({
  args: { page: 1, totalPages: 3, hrefFor: (page) => `/teams?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled()
  },
})

export const OnePage = meta.story({
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})
