import { type ComponentType, lazy, Suspense, useState } from 'react'

export interface LazyDialog<Props> {
  (props: Props): React.JSX.Element
  /** Preloads the code when it is likely to be needed: on hover or focus of the button. */
  preload(): void
}

/**
 * Creates a component whose code is fetched on first use, so that it does not count towards the first load. A preloaded
 * component renders immediately: `lazy` would leave its place empty for 300 ms. Content in a page has the height of its
 * place, so that its arrival does not move the buttons beneath.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeHeightPx = 0,
): LazyDialog<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => (loaded ??= await load())
  const LazyContent = lazy(async () => ({ default: await fetched() }))
  function Opened(props: Props) {
    const [Content] = useState((): ComponentType<Props> => loaded ?? LazyContent)
    return (
      <Suspense fallback={placeHeightPx > 0 && <div style={{ blockSize: placeHeightPx }} />}>
        <Content {...props} />
      </Suspense>
    )
  }
  return Object.assign(Opened, { preload: () => void fetched().catch(() => undefined) })
}
