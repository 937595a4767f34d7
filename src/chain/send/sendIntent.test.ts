// @vitest-environment happy-dom
import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, requestedMethods, scriptedNode, SOLVENT } from '../../../test/unit/support/scriptedNode'
import { withdrawal } from '../../../test/unit/support/withdrawal'
import { deployment } from '../../deployment/deployment'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { toTransaction } from './intent'
import { RevertError } from './rehearse'
import { RejectedError, SendFailedError, sendIntent } from './sendIntent'

const HASH = `0x${'aB'.repeat(32)}`
const account = toAddress(`0x${'1'.repeat(40)}`)
const willing = () => scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_estimateGas: () => '0x186a0' })
const CHAIN_ID = `0x${deployment.chainId.toString(16)}`

function walletThat(answer: () => unknown) {
  const wallet = scriptedNode({ eth_sendTransaction: answer })
  return { account, request: wallet.request, wallet }
}

test('estimates, rehearses with the gas limit that is sent, and only then opens the wallet', async () => {
  const order: string[] = []
  const call = { ...toTransaction(withdrawal, account), gas: `0x${(110_000).toString(16)}` }
  const transaction = { ...call, chainId: CHAIN_ID }
  const node = scriptedNode({
    ...SOLVENT,
    eth_call: ([rehearsed]) => {
      expect(rehearsed).toEqual(call)
      return order.push('call') && '0x'
    },
    eth_estimateGas: () => order.push('estimate') && '0x186a0',
  })
  const signer = walletThat(() => order.push('wallet') && HASH)
  await expect(sendIntent(node, signer, withdrawal)).resolves.toMatchObject({ hash: HASH })
  expect(order).toEqual(['estimate', 'call', 'wallet'])
  expect(signer.wallet.requests).toEqual([{ method: 'eth_sendTransaction', params: [transaction] }])
})

test('a call that passes only with more gas than will be sent never opens the wallet', async () => {
  const outOfGas = new RpcError('out of gas', -32000)
  const node = scriptedNode({
    ...SOLVENT,
    eth_estimateGas: () => '0x186a0',
    eth_call: ([call]) => {
      const { gas } = call as { gas?: string }
      if (gas !== undefined && Number(gas) < 150_000) throw outOfGas
      return '0x'
    },
  })
  const signer = walletThat(() => HASH)
  await expect(sendIntent(node, signer, withdrawal)).rejects.toBeInstanceOf(RevertError)
  await expect(sendIntent(node, signer, withdrawal, { gasLimit: 149_999n })).rejects.toBeInstanceOf(RevertError)
  expect(signer.wallet.requests).toEqual([])
  await sendIntent(node, signer, withdrawal, { gasLimit: 150_000n })
  expect(signer.wallet.requests).toHaveLength(1)
})

test('a write that fails the estimate throws the contract’s reason', async () => {
  const node = scriptedNode({ eth_estimateGas: failing(revertedWith('no')), eth_call: failing(revertedWith('no')) })
  await expect(
    sendIntent(
      node,
      walletThat(() => HASH),
      withdrawal,
    ),
  ).rejects.toMatchObject({ reason: 'no' })
})

test('an unconfirmed write opens the wallet only after the user agreed', async () => {
  const order: string[] = []
  const node = { ...willing(), quorum: 2 }
  const signer = walletThat(() => order.push('wallet') && HASH)
  const unasked = sendIntent(node, signer, withdrawal)
  await expect(unasked).rejects.toBeInstanceOf(SendFailedError)
  await expect(unasked).rejects.toThrow('No second node confirmed this')
  const onUnconfirmed = async ({ reason }: { reason: string }) => void order.push(reason)
  await sendIntent(node, signer, withdrawal, { onUnconfirmed })
  expect(order).toEqual(['oneNode', 'wallet'])
  const refused = new RejectedError('Declined by the user')
  const onRefused = () => Promise.reject(refused)
  await expect(sendIntent(node, signer, withdrawal, { onUnconfirmed: onRefused })).rejects.toBe(refused)
  expect(signer.wallet.requests).toHaveLength(1)
})

test('premises on which two nodes disagree never open the wallet', async () => {
  const premise = { to: toAddress(`0x${'9'.repeat(40)}`), data: '0x0902f1ac' }
  const nodeWith = (host: string, reserves: string) => ({
    host,
    async request(method: string, [call]: readonly unknown[]) {
      if (method === 'eth_blockNumber') return '0x9'
      if (method === 'eth_getBalance') return '0x5'
      return (call as { to: string }).to === premise.to ? reserves : '0x'
    },
  })
  const answer = (other: string) => ({ ...willing(), witnesses: () => [nodeWith('a', '0x30'), nodeWith('b', other)] })
  const signer = walletThat(() => HASH)
  const send = (other: string) => sendIntent(answer(other), signer, withdrawal, { premises: [premise] })
  await expect(send('0x10')).rejects.toMatchObject({ name: 'NodesDisagreeError', disagreement: { about: 'premise' } })
  expect(signer.wallet.requests).toEqual([])
  await expect(send('0x30')).resolves.toMatchObject({ hash: HASH })
})

test('a write that fails because of false premises reports the disagreement, not the revert', async () => {
  const premise = { to: account, data: '0x0902f1ac' }
  const nodeWith = (host: string, reserves: string) => ({
    host,
    request: (method: string, [call]: readonly unknown[]) => {
      if (method === 'eth_blockNumber') return Promise.resolve('0x64')
      return (call as { data?: string }).data === premise.data ? Promise.resolve(reserves) : Promise.resolve('0x1')
    },
  })
  const signer = walletThat(() => HASH)
  const send = (other: string) => {
    const witnesses = () => [nodeWith('a', '0x30'), nodeWith('b', other)]
    const reverting = scriptedNode({
      ...SOLVENT,
      eth_estimateGas: () => '0x186a0',
      eth_call: failing(revertedWith('K')),
    })
    return sendIntent({ ...reverting, witnesses }, signer, withdrawal, { premises: [premise] })
  }
  await expect(send('0x10')).rejects.toMatchObject({ name: 'NodesDisagreeError', disagreement: { about: 'premise' } })
  await expect(send('0x30')).rejects.toMatchObject({ reason: 'K' })
  expect(signer.wallet.requests).toEqual([])
})

test('a known gas limit is not estimated', async () => {
  const node = willing()
  const signer = walletThat(() => HASH)
  await sendIntent(node, signer, withdrawal, { gasLimit: 123_456n })
  expect(requestedMethods(node)).toEqual(['eth_call', 'eth_gasPrice', 'eth_getBalance'])
  expect(signer.wallet.requests[0]?.params).toMatchObject([{ gas: `0x${(123_456).toString(16)}` }])
})

test.each([() => null, failing(new RpcError('gas required exceeds allowance', -32000))])(
  'without an estimate of a node the limit is 200000 (%#)',
  async (estimate) => {
    const signer = walletThat(() => HASH)
    await sendIntent(scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_estimateGas: estimate }), signer, withdrawal)
    expect(signer.wallet.requests[0]?.params).toMatchObject([{ gas: `0x${(200_000).toString(16)}` }])
  },
)

test('a write is not sent with the default limit because no node could be reached for an estimate', async () => {
  const signer = walletThat(() => HASH)
  const unreachable = new NodesUnreachableError('None')
  const node = scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_estimateGas: failing(unreachable) })
  await expect(sendIntent(node, signer, withdrawal)).rejects.toBe(unreachable)
  expect(signer.wallet.requests).toEqual([])
})

test.each([
  ['that would fail', revertedWith('no'), RevertError],
  ['that no node could rehearse', new NodesUnreachableError('None'), NodesUnreachableError],
])('the wallet never opens for a transaction %s', async (_what, error, kind) => {
  const signer = walletThat(() => HASH)
  await expect(sendIntent(scriptedNode({ eth_call: failing(error) }), signer, withdrawal)).rejects.toBeInstanceOf(kind)
  expect(signer.wallet.requests).toEqual([])
})

test('the wallet never opens for a method that the contract lacks', async () => {
  const signer = walletThat(() => HASH)
  await expect(sendIntent(willing(), signer, { ...withdrawal, method: 'mint' })).rejects.toThrow(
    "Method mint doesn't exist",
  )
  expect(signer.wallet.requests).toEqual([])
})

const thrown = (error: unknown) =>
  sendIntent(
    willing(),
    walletThat(() => {
      throw error
    }),
    withdrawal,
  )

test.each([
  { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
  Object.assign(new Error('rejected'), { code: 4001 }),
  { code: -32603, data: { originalError: { code: 4001 } } },
  { code: 'ACTION_REJECTED', message: 'user rejected action' },
])('a rejection by the user throws RejectedError (%#)', async (error) => {
  const rejection = { name: 'RejectedError', message: 'Transaction rejected.', cause: error }
  await expect(thrown(error)).rejects.toMatchObject(rejection)
  await expect(thrown(error)).rejects.toBeInstanceOf(RejectedError)
})

test.each([
  [new Error('nonce too low'), 'nonce too low'],
  [{ code: -32000, message: 'replacement transaction underpriced' }, 'replacement transaction underpriced'],
  [{ code: -32000 }, 'Your wallet gave no reason'],
  [{ message: 7 }, 'Your wallet gave no reason'],
  [null, 'Your wallet gave no reason'],
  ['busy', 'Your wallet gave no reason'],
])('another failure of the wallet is thrown with its message (%#)', async (error, message) => {
  await expect(thrown(error)).rejects.toMatchObject({ name: 'SendFailedError', message, cause: error })
})

test.each([undefined, null, '', '0x12', 7, `${HASH}0`, `0x${'g'.repeat(64)}`])(
  'rejects %j as a hash',
  async (answer) => {
    const failure = new SendFailedError('No transaction hash found')
    await expect(
      sendIntent(
        willing(),
        walletThat(() => answer),
        withdrawal,
      ),
    ).rejects.toEqual(failure)
  },
)

test('the wallet request names the chain of the deployment, and is returned', async () => {
  const signer = walletThat(() => HASH)
  const sent = await sendIntent(willing(), signer, withdrawal)
  expect(signer.wallet.requests[0]?.params).toMatchObject([{ chainId: CHAIN_ID }])
  const { to, data } = toTransaction(withdrawal, account)
  expect(sent.request).toEqual({ chainId: deployment.chainId, to, data, valueRaw: '0', gasLimit: '110000' })
})

test.each([
  ['cannot pay the fee', { valueRaw: 0n }, 5n * 110_000n - 1n],
  ['cannot pay the fee on top of the amount', { valueRaw: 1_000n }, 1_000n + 5n * 110_000n - 1n],
])('the wallet does not open for an account that %s', async (_what, given, balanceRaw) => {
  const signer = walletThat(() => HASH)
  const node = willing()
  node.script['eth_getBalance'] = () => `0x${balanceRaw.toString(16)}`
  const contract = { ...withdrawal.contract, interface: new Interface(['function withdraw(uint256 amount) payable']) }
  const refusal = { name: 'RefusedError', ground: 'noNativeForFee' }
  await expect(sendIntent(node, signer, { ...withdrawal, contract, ...given })).rejects.toMatchObject(refusal)
  expect(signer.wallet.requests).toEqual([])
  node.script['eth_getBalance'] = () => `0x${(balanceRaw + 1n).toString(16)}`
  await expect(sendIntent(node, signer, { ...withdrawal, contract, ...given })).resolves.toMatchObject({ hash: HASH })
})
