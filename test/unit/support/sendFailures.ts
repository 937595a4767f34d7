import { replaceTransaction } from '../../../src/chain/send/replacement.ts'
import { sendIntent } from '../../../src/chain/send/sendIntent.ts'
import { getLibrary } from '../../../src/chain/wallet/eip1193.ts'
import { toAddress } from '../../../src/core/address.ts'
import { deployment } from '../../../src/deployment/deployment.ts'
import { deposit as wrap } from '../../../src/chain/contracts/wrappedNative/writes.ts'
import { provenRequest } from '../../../src/features/transactions/recent/provenRequest.rules.ts'
import { scriptedNode, SOLVENT } from './scriptedNode.ts'
import { recordOf, SENDER } from './transactionRecord.ts'

const { chainId } = deployment
const willing = { ...SOLVENT, eth_call: () => '0x', eth_estimateGas: () => '0x5208' }
const unusedSigner = { account: SENDER, request: () => Promise.reject(new Error('The wallet was opened')) }
const wealth = (balance: string) => scriptedNode({ ...willing, eth_getBalance: () => balance })
const otherSigner = getLibrary({
  request: async ({ method }) => (method === 'eth_chainId' ? chainId : [toAddress(`0x${'9'.repeat(40)}`)]),
})
const sent = { ...{ to: SENDER, data: '0x', valueRaw: '0', gasLimit: '21000' }, maxFeeRaw: '8' }
const replacing = (nonceNow: string, feeRaw: bigint) =>
  replaceTransaction(
    scriptedNode({ ...willing, eth_getTransactionCount: () => nonceNow }),
    unusedSigner,
    { ...sent, nonce: 7 },
    { kind: 'speedUp', feeRaw },
  )

/** Writes and replacements that the app itself refuses: the row of the catalogue, its cause, its text. */
export const sendFailures: [id: string, provoke: () => Promise<unknown>, words: RegExp][] = [
  [
    'noNativeForFee',
    () => sendIntent(wealth('0x5'), unusedSigner, wrap(1n)),
    /^Not enough BNB for the network fee: <0\.000001 BNB needed, <0\.000001 BNB in your wallet\.Nothing was sent/,
  ],
  [
    'walletChanged',
    () => sendIntent(scriptedNode(willing), { account: SENDER, request: otherSigner.request }, wrap(1n)),
    /^The account or network in your wallet changed\.Nothing was sent/,
  ],
  [
    'nonceUsedUp',
    () => replacing('0x8', 10n),
    /^Nonce 7 is already used, so this would be a second transaction\.Nothing was sent/,
  ],
  ['feeOutOfBounds', () => replacing('0x7', 25n), /^Enter a gas price between 0\.00000001 and 0\.000000024 Gwei\./],
  [
    'unprovenRequest',
    async () => provenRequest(recordOf({ nonce: 7, request: sent })),
    /^Only one node confirms what was sent, so we can’t send it again safely\.Speed it up/,
  ],
  [
    'otherRequest',
    async () =>
      provenRequest(
        recordOf({
          ...{ nonce: 7, request: sent, isProven: true },
          signed: { chainId, to: SENDER, data: '0x', valueRaw: '1', gasLimit: '21000' },
        }),
      ),
    /^The network has a different transaction than the one you signed here, so we can’t send it again\.Check/,
  ],
]
