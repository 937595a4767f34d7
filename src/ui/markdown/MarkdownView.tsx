import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { Skeleton } from '../content/Skeleton'
import { cutToLength, isParseable } from './parseLimits'
import { Plain, CutNote } from './markdown.styles'

const MarkdownBody = lazy(() => import('./MarkdownBody').then(({ MarkdownBody: body }) => ({ default: body })))

type Props = {
  /** Untrusted markdown. */
  text: string
  /** Level of the text's highest heading: one below the heading that it follows. */
  topHeading?: 2 | 3 | 4 | 5
  /** The Suspense boundary around it waits for the parser, so that the text shifts nothing below when it appears. */
  isAwaited?: boolean
  /** URLs, ending with a slash, that serve pictures by their content address. Without one, pictures are links. */
  gateways?: readonly string[]
}

const NO_GATEWAYS: readonly string[] = []

/**
 * Renders untrusted markdown, such as a proposal: headings, lists, tables and links. Never renders HTML, pictures from
 * elsewhere than the gateways, or links with an executable scheme. Text that cannot be parsed is displayed unchanged.
 */
export function MarkdownView({ text, topHeading = 3, isAwaited = false, gateways = NO_GATEWAYS }: Props) {
  const { t } = useTranslation()
  const shown = cutToLength(text)
  const plain = <Plain dir="auto">{shown}</Plain>
  const body = <MarkdownBody text={shown} topHeading={topHeading} gateways={gateways} />
  return (
    <div>
      {isParseable(shown) ? (
        <Fallback key={shown} instead={plain}>
          {isAwaited ? body : <Suspense fallback={<Skeleton height={120} />}>{body}</Suspense>}
        </Fallback>
      ) : (
        plain
      )}
      {shown !== text && <CutNote>{t('This text is too long to show in full.')}</CutNote>}
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
