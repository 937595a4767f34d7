import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { Skeleton } from '../content/Skeleton'
import { cutToLength, isParseable } from './parseLimits'
import { Plain, Rest } from './markdown.styles'

const MarkdownBody = lazy(() => import('./MarkdownBody').then(({ MarkdownBody: body }) => ({ default: body })))

type Props = {
  /** Untrusted markdown. */
  text: string
  /** Level of the text's highest heading: one below the heading that it follows. */
  topHeading?: 2 | 3 | 4 | 5
}

/**
 * Renders untrusted markdown, such as a proposal: headings, lists, tables and links. Never renders HTML, pictures or
 * links with an executable scheme. Text that cannot be parsed is displayed unchanged.
 */
export function MarkdownView({ text, topHeading = 3 }: Props) {
  const { t } = useTranslation()
  const shown = cutToLength(text)
  const plain = <Plain dir="auto">{shown}</Plain>
  return (
    <div>
      {isParseable(shown) ? (
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

/** Shows the plain text where parsing fails or the parser cannot be loaded. */
class Fallback extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
