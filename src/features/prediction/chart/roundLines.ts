import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  ITimeScaleApi,
  SeriesAttachedParameter,
  Time,
  UTCTimestamp,
} from 'lightweight-charts'

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

/** Vertical lines at times of the scale: the locks of the rounds. */
export class RoundLines implements ISeriesPrimitive {
  private times: readonly number[] = []
  private colour = ''
  private timeScale: ITimeScaleApi<Time> | null = null
  private requestUpdate: () => void = () => undefined

  attached({ chart, requestUpdate }: SeriesAttachedParameter): void {
    this.timeScale = chart.timeScale()
    this.requestUpdate = requestUpdate
  }

  /** Sets the lines, at times in seconds that have a point of the scale. */
  update(times: readonly number[], colour: string): void {
    this.times = times
    this.colour = colour
    this.requestUpdate()
  }

  paneViews() {
    return [{ zOrder: () => 'bottom' as const, renderer: () => ({ draw: (target: Target) => this.draw(target) }) }]
  }

  private draw(target: Target): void {
    target.useBitmapCoordinateSpace(({ context, bitmapSize, horizontalPixelRatio }) => {
      context.fillStyle = this.colour
      for (const time of this.times) {
        const x = this.timeScale?.timeToCoordinate(time as UTCTimestamp)
        if (typeof x !== 'number') continue
        context.fillRect(Math.round(x * horizontalPixelRatio), 0, Math.ceil(horizontalPixelRatio), bitmapSize.height)
      }
    })
  }
}
