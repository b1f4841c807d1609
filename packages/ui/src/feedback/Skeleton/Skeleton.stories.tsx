import preview from '../../../../../.storybook/preview.tsx'
import { Skeleton, SkeletonRows, SkeletonText } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  tags: ['static', 'no-text'],
  component: Skeleton,
  subcomponents: { SkeletonRows, SkeletonText },
  args: { width: 240, height: 80 },
})

export const Default = meta.story({})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <SkeletonText lines={3} />
      <SkeletonRows rows={3} />
      <Skeleton shape="circle" width={56} height={56} />
    </div>
  ),
})
