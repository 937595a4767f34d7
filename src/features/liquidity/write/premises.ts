import { totalSupply } from '../../../chain/contracts/pair/lpToken'
import { reservesPremises } from '../../../chain/contracts/pair/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import type { Currency } from '../pool/currency'

/** Returns the reads on which a share of the pool of two currencies depends: its reserves and its LP supply. */
export function poolPremises(a: Currency, b: Currency): Premise[] {
  const pair = pairAddress(a.traded.address, b.traded.address)
  return [...reservesPremises([pair]), { to: pair, data: totalSupply(pair).callData }]
}
