import { styled } from 'styled-components'
import { Card } from '../../ui/content/Card'
import { Skeleton } from '../../ui/content/Skeleton'
import type { RouteFacts } from '../routes'

const Form = styled.div`
  display: grid;
  gap: var(--space-16);
  max-inline-size: 480px;
  margin-inline: auto;
`

const Paragraphs = styled.div`
  display: grid;
  gap: var(--space-16);
  padding-block: var(--space-16);
`

const ROWS = [1, 2, 3, 4, 5]

/** Placeholder while a page's code loads: a text, a list (also of full width), or a form, like the top of the page. */
export function PageSkeleton({ route }: { route: RouteFacts | null }) {
  const shape = route?.page ? route.skeleton : 'text'
  if (shape === 'text') {
    return (
      <Paragraphs aria-busy>
        <Skeleton width="min(100%, 320px)" height="48px" />
        <Skeleton width="min(100%, 480px)" height="20px" />
        <Skeleton width="min(100%, 400px)" height="20px" />
        <Skeleton width="160px" height="48px" />
      </Paragraphs>
    )
  }
  if (shape === 'list' || shape === 'wide') {
    return (
      <Paragraphs aria-busy data-page={shape}>
        <Skeleton width="160px" height="48px" />
        <Skeleton height="44px" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="84px" />
        ))}
      </Paragraphs>
    )
  }
  return (
    <Form aria-busy>
      <Card>
        <Form>
          <Skeleton width="40%" height="28px" />
          <Skeleton height="112px" />
          <Skeleton height="112px" />
          <Skeleton height="56px" />
        </Form>
      </Card>
    </Form>
  )
}
