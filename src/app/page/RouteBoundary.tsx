import { Component, type ReactNode } from 'react'
import { failureOf, reloadOnce, type Failure } from './failure'
import { PageFailed } from './PageFailed'
import { PageSkeleton } from './PageSkeleton'

interface Props {
  /** What tells one place from another: an error is forgotten when it changes. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failure: Failure | null
}

/** Catches what breaks inside a page: a page whose code did not arrive is reloaded once (trading 2.1), the rest is told. */
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
    return failure.kind === 'reloading' ? <PageSkeleton page={null} /> : <PageFailed failure={failure} />
  }
}
