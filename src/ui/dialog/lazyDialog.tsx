import { type ComponentType, lazy, Suspense, useState } from 'react'

export interface LazyDialog<Props> {
  (props: Props): React.JSX.Element
  /** Fetches the code ahead, when it is likely to be wanted: the button is hovered or has the focus. */
  preload(): void
}

/**
 * Answers a dialog, or what else is not in sight at first, whose code is fetched when it is first opened, so that a first
 * visit does not pay for it. Where it was fetched ahead it stands at once: `lazy` would leave its place empty for 300 ms.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  let here: ComponentType<Props> | undefined
  const fetched = async () => (here ??= await load())
  const Late = lazy(async () => ({ default: await fetched() }))
  function Opened(props: Props) {
    const [Content] = useState((): ComponentType<Props> => here ?? Late)
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    )
  }
  return Object.assign(Opened, { preload: () => void fetched().catch(() => undefined) })
}
