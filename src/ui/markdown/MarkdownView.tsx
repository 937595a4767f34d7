import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { Skeleton } from '../content/Skeleton'
import { cutToLength, isManageable } from './manageable'
import { Plain, Rest } from './markdownLook'

const MarkdownBody = lazy(() => import('./MarkdownBody').then(({ MarkdownBody: body }) => ({ default: body })))

type Props = {
  /** Markdown as it came, from whomever. */
  text: string
  /** The level of the text's highest heading: one under the heading that it stands under. */
  topHeading?: 2 | 3 | 4 | 5
}

/**
 * A text that somebody else wrote, such as a proposal: headings, lists, tables and links, never HTML,
 * pictures or a link that runs anything. What cannot be read as markdown stands there as it was written.
 */
export function MarkdownView({ text, topHeading = 3 }: Props) {
  const { t } = useTranslation()
  const shown = cutToLength(text)
  const plain = <Plain dir="auto">{shown}</Plain>
  return (
    <div>
      {isManageable(shown) ? (
        <Fallback key={shown} instead={plain}>
          <Suspense fallback={<Skeleton height={120} />}>
            <MarkdownBody text={shown} topHeading={topHeading} />
          </Suspense>
        </Fallback>
      ) : (
        plain
      )}
      {shown !== text && <Rest>{t('The text is longer than what is shown here.')}</Rest>}
    </div>
  )
}

/** Shows the plain text where reading it fails, or its reader could not be loaded. */
class Fallback extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
