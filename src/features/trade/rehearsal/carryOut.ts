import { nodes } from '../../../chain/rpc/nodes'
import type { Measured } from '../../../chain/contracts/swapLens/reads'
import { sameAddress } from '../../../core/address'
import { formatAmountExact } from '../../../core/amount'
import type { UsdPrice } from '../../../market/usdPrice'
import { centsOf } from '../../lists'
import type { Summary, useSendIntent } from '../../transactions'
import type { Quote } from '../quote.rules'
import { swapWords } from '../swapWords'
import { isImpactSettled } from '../trade.rules'
import type { Agreed } from '../useSwapFlow'
import { searchAnew } from './premises.chain'
import { revisedBy, swapToSend, type Detour } from './swapToSend.chain'

interface Means {
  account: string
  send: NonNullable<ReturnType<typeof useSendIntent>>
  deadlineSeconds: number
  isExpert: boolean
  /** The price of one input token; null while unknown. */
  price: UsdPrice | null
  /** Shows a note while the wallet request is pending. */
  tell: (note: Summary) => void
}

const movedWords = ({ input, output }: Quote, { paidRaw, receivedRaw }: Measured): Summary => ({
  sentence: 'Rehearsed a moment ago: %paid% left, %received% arrived.',
  values: {
    paid: `${formatAmountExact(paidRaw, input.decimals)} ${input.symbol}`,
    received: `${formatAmountExact(receivedRaw, output.decimals)} ${output.symbol}`,
  },
})

const assetOf = ({ address, symbol, decimals }: Quote['input']) => ({ tokenAddress: address, symbol, decimals })

/** Returns what to search for in the receipt's logs, so that the received amount is reported instead of the quoted one. */
const arrivalOf = ({ input, output }: Quote, recipient: string) =>
  ({ kind: 'swap', paid: assetOf(input), received: assetOf(output), recipient }) as const

function valueCents({ input: { traded }, isExactInput, inputRaw, limitRaw }: Quote, price: UsdPrice | null) {
  const isSame = price !== null && sameAddress(price.token.address, traded.address)
  return centsOf(isSame ? price : null, traded, isExactInput ? inputRaw : limitRaw)
}

/** Rehearses and sends an agreed swap. Returns the hash, or why it needs another review. Throws the reason of a refusal. */
export async function carryOutSwap(agreed: Agreed, means: Means): Promise<string | Detour> {
  const { quote, recipient, consents } = agreed
  const { account, send, deadlineSeconds, isExpert, price, tell } = means
  // The tier and the consent are those of this quote, whatever the form showed when the button was pressed.
  if (!isImpactSettled(quote, isExpert, consents)) return { revised: null, reason: null }
  // The tolerance is the one of the shown limit, because another tab may have changed the setting since.
  const { slippageBps } = quote
  const { maxHops } = agreed
  const terms = { account, recipient: recipient ?? account, slippageBps, deadlineSeconds, maxHops }
  const prepared = await swapToSend(nodes, agreed, terms)
  if ('revised' in prepared) return prepared
  const { intent, gasLimit, measured, premises } = prepared
  if (measured) tell(movedWords(quote, measured))
  try {
    return await send(intent, {
      ...{ gasLimit, premises, valueCents: valueCents(quote, price) },
      ...{ summary: swapWords(quote, recipient), arrival: arrivalOf(quote, terms.recipient) },
    })
  } catch (error) {
    const revised = revisedBy(error)
    if (!revised) throw error
    return { revised: await searchAnew(nodes, revised, maxHops), reason: null }
  }
}
