import { FarmActions } from './FarmActions'
import { FarmDetails } from './FarmDetails'
import type { FarmProps } from './FarmRow'

/** Renders the unfolded content of a farm's row: its details and actions. */
export function FarmInside({ view, list, cakePrice }: FarmProps) {
  return (
    <>
      <FarmDetails view={view} list={list} />
      <FarmActions view={view} cakePrice={cakePrice} />
    </>
  )
}
