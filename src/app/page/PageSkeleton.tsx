import { styled } from 'styled-components'
import { Card } from '../../ui/content/Card'
import { Skeleton } from '../../ui/content/Skeleton'

const Frame = styled.div`
  display: grid;
  gap: var(--space-16);
  max-inline-size: 480px;
  margin-inline: auto;
`

/** What stands in a page's place while its code is on the way. */
export function PageSkeleton() {
  return (
    <Frame aria-busy>
      <Card>
        <Frame>
          <Skeleton width="40%" height="28px" />
          <Skeleton height="112px" />
          <Skeleton height="112px" />
          <Skeleton height="56px" />
        </Frame>
      </Card>
    </Frame>
  )
}
