import { Component, type ReactNode } from 'react'
import { failureOf, reloadOnce, type Failure } from './failure'
import { PageFailed } from './PageFailed'
import { PageSkeleton } from './PageSkeleton'

interface Props {
  /** Identifies the current location: an error is cleared when it changes. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failure: Failure | null
}

/** Error boundary of a page. Reloads once if the page's code failed to load (trading 2.1); shows any other error. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: failureOf(error) }
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
