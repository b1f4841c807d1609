export { Pagination, paginationTexts, type PaginationProps, type PaginationTexts } from './Pagination.tsx'
