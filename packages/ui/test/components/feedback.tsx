import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing } from './samples.ts'

export const feedbackRows: ComponentRow[] = [
  row(
    'ConfirmDialog',
    ui.ConfirmDialog,
    { open: true, onOpenChange: nothing, onConfirm: nothing, title: 'Excluir?', confirmLabel: 'Excluir' },
    { root: 'page', texts: { override: { cancel: 'Desistir' }, shows: 'Desistir' } },
  ),
  row('EmptyState', ui.EmptyState, { title: 'Nenhum time encontrado' }),
  row(
    'ErrorState',
    ui.ErrorState,
    { onRetry: nothing },
    { texts: { override: { retry: 'De novo' }, shows: 'De novo' } },
  ),
  row(
    'OfflineBanner',
    ui.OfflineBanner,
    { open: true },
    { texts: { override: { offline: 'Sem rede' }, shows: 'Sem rede' } },
  ),
  row('Skeleton', ui.Skeleton, {}),
  row('SkeletonRows', ui.SkeletonRows, {}),
  row('SkeletonText', ui.SkeletonText, {}),
  row(
    'ToastStack',
    ui.ToastStack,
    {
      toasts: [{ id: '1', title: 'Erro', type: 'error' as const, duration: 5000, createdAt: 0 }],
      onDismiss: nothing,
    },
    { texts: { override: { dismiss: 'Dispensar' }, shows: 'Dispensar' } },
  ),
  row(
    'UndoBar',
    ui.UndoBar,
    { actionId: 'n-1', message: 'Excluída', onUndo: nothing, onExpire: nothing },
    { texts: { override: { undo: 'Voltar atrás' }, shows: 'Voltar atrás' } },
  ),
  row(
    'UpdatePrompt',
    ui.UpdatePrompt,
    { open: true, onReload: nothing },
    { texts: { override: { reload: 'Atualizar' }, shows: 'Atualizar' } },
  ),
]
