import { Component, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { pageFailureOf, reloadOnce, type PageFailure } from './pageFailure'
import { PageSkeleton } from './PageSkeleton'

interface Props {
  /** Identifies the current location: an error is cleared when it changes. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failure: PageFailure | null
}

/** Error boundary of a page. Reloads once if the page's code failed to load (trading 2.1); shows any other error. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: pageFailureOf(error) }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: null }
  }

  override componentDidCatch(): void {
    const { failure } = this.state
    if (failure?.kind === 'reloading') reloadOnce(failure)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return failure.kind === 'reloading' ? <PageSkeleton route={null} /> : <PageFailed failure={failure} />
  }
}

/** Error page: what failed, its consequence and the remedy (trading 8 "Other toasts"). */
function PageFailed({ failure: { kind, details } }: { failure: PageFailure }) {
  const { t } = useTranslation()
  const message =
    kind === 'broken'
      ? { meaning: t('Transactions that you have already sent are not affected.') }
      : {
          meaning: t('A part of the app could not be loaded.'),
          remedy: `${t('It did not arrive, or it was rejected because it differs from the published one.')} ${t('Check your connection and try again.')}`,
        }
  return (
    <ErrorBlock
      title={t("This page can't be displayed right now due to an error")}
      {...message}
      onRetry={() => location.reload()}
      details={details || t('Unknown error')}
    />
  )
}
