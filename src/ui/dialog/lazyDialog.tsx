import { type ComponentType, lazy, Suspense } from 'react'

export interface LazyDialog<Props> {
  (props: Props): React.JSX.Element
  /** Fetches the code ahead, when it is likely to be wanted: the button is hovered or has the focus. */
  preload(): void
}

/** Answers a dialog whose code is fetched when it is first opened, so that a first visit does not pay for it. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const Content = lazy(async () => ({ default: await load() }))
  const Opened = (props: Props) => (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
  return Object.assign(Opened, { preload: () => void load().catch(() => undefined) })
}
