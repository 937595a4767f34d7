import { sameAddress } from '../../../core/address'
import { ifoAddresses, saleCurrency, saleEntries } from '../../../deployment/ifos'
import { ifo } from '../../contracts/ifo/writes'
import type { Asset } from './assets'
import { type DecodedCall, of, type OwnContract } from './description'

const currency: Asset = saleCurrency ?? { symbol: 'LP', decimals: 18 }

const saleName = ({ to }: DecodedCall): string =>
  saleEntries.find(({ address }) => sameAddress(address, to))?.name ?? to

/** Returns the name of the pool of a sale of version 2 by its id (constants: POOL_INDEX). */
const poolName = ({ args }: DecodedCall): string => (String(args['pid']) === '0' ? 'basic' : 'unlimited')

/** What the methods of the sales do. */
export const saleContracts: readonly OwnContract[] = [
  {
    interface: ifo,
    isAt: (address) => ifoAddresses.some((sale) => sameAddress(sale, address)),
    describe: {
      deposit: (call) => ({
        sentence: 'Commit %amount% to the sale of %name%',
        values: { amount: of(call.args['amount'], currency), name: saleName(call) },
      }),
      harvest: (call) => ({
        sentence: 'Claim what the sale of %name% pays you',
        values: { name: saleName(call) },
      }),
      depositPool: (call) => ({
        sentence: 'Commit %amount% to the %pool% pool of the sale of %name%',
        values: { amount: of(call.args['amount'], currency), pool: poolName(call), name: saleName(call) },
      }),
      harvestPool: (call) => ({
        sentence: 'Claim what the %pool% pool of the sale of %name% pays you',
        values: { pool: poolName(call), name: saleName(call) },
      }),
    },
  },
]
