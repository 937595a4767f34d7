import { FarmActions } from './FarmActions'
import { FarmDetails } from './FarmDetails'
import type { FarmProps } from './FarmRow'

/** What a farm's row unfolds to: all there is to know, and what can be done. */
export function FarmInside({ view, list, cakePrice }: FarmProps) {
  return (
    <>
      <FarmDetails view={view} list={list} />
      <FarmActions view={view} cakePrice={cakePrice} />
    </>
  )
}
