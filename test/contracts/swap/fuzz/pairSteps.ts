import { ZeroAddress } from 'ethers'
import type { Random } from '../../random.ts'
import { amountOut } from '../formulas.ts'
import type { RouterModel } from './routerModel.ts'
import { callerIn, MAX_AMOUNT, someOf, type Maker, type Weighted } from './step.ts'
import type { World } from './world.ts'

/**
 * Returns the steps that bypass the router: direct transfers to pools, their own functions, and switching the protocol
 * fee.
 */
export function pairSteps(world: World): readonly Weighted[] {
  const { exchange, pools, actors, wrapped, feeReceiver } = world
  const caller = callerIn(world)
  const places = pools.map((_, at) => at)
  const addressOf = (at: number) => pools[at]?.address ?? ZeroAddress

  /** Returns a pool's balances beyond its reserves, and the LP tokens it holds. */
  function surplusOf(model: RouterModel, at: number): [surplus0: bigint, surplus1: bigint, shares: bigint] {
    const { token0, token1, holder } = model.factsOf(at)
    const { reserve0, reserve1, shares } = model.pool(at)
    return [model.balance(token0, holder) - reserve0, model.balance(token1, holder) - reserve1, shares[holder] ?? 0n]
  }

  /** Returns mostly a pool whose surplus fits a call, if there is one. */
  function poolWith(
    random: Random,
    model: RouterModel,
    isFit: (...surplus: [bigint, bigint, bigint]) => boolean,
  ): number {
    const fit = places.filter((at) => isFit(...surplusOf(model, at)))
    return random.pick(fit.length > 0 && !random.isLikely(10) ? fit : places)
  }

  const FITS = {
    mint: (surplus0: bigint, surplus1: bigint) => surplus0 > 0n && surplus1 > 0n,
    burn: (_0: bigint, _1: bigint, shares: bigint) => shares > 0n,
    skim: (surplus0: bigint, surplus1: bigint) => surplus0 > 0n || surplus1 > 0n,
  }

  const transferToPool: Maker = (random, model) => {
    const [at, from] = [random.pick(places), random.pick(actors)]
    const { token0, token1, holder } = model.factsOf(at)
    const token = random.pick([token0, token1])
    const { reserve0, reserve1 } = model.pool(at)
    const amount = someOf(random, (token === token0 ? reserve0 : reserve1) / 4n)
    return {
      name: `transfer ${amount} of token ${token} to pool ${at}`,
      call: caller.other(from, caller.token(token), 'transfer', [addressOf(at), amount]),
      applyToModel: (next) => next.move(token, from, holder, amount),
      isTrade: true,
    }
  }

  const transferShares: Maker = (random, model) => {
    const [at, from] = [random.pick(places), random.pick(actors)]
    const owned = model.pool(at).shares[from] ?? 0n
    const to = random.isLikely(70) ? model.factsOf(at).holder : random.pick(actors)
    const amount = someOf(random, owned)
    return {
      name: `transfer ${amount} shares of pool ${at} to holder ${to}`,
      call: caller.other(from, addressOf(at), 'transfer', [caller.holder(to), amount]),
      applyToModel: (next) => next.moveShares(at, from, to, amount),
      isTrade: true,
    }
  }

  const simple =
    (method: 'mint' | 'burn' | 'skim'): Maker =>
    (random, model) => {
      const [at, from, to] = [poolWith(random, model, FITS[method]), random.pick(actors), random.pick(actors)]
      return {
        name: `${method} pool ${at}`,
        call: caller.other(from, addressOf(at), method, [caller.holder(to)]),
        applyToModel: (next) => void next[method](at, to),
        isTrade: method === 'skim',
      }
    }

  const sync: Maker = (random) => {
    const at = random.pick(places)
    return {
      name: `sync pool ${at}`,
      call: caller.other(random.pick(actors), addressOf(at), 'sync', []),
      applyToModel: (next) => next.sync(at),
      isTrade: true,
    }
  }

  /** Swaps out what a direct transfer to a pool pays for; sometimes one unit more, or both tokens. */
  const swap: Maker = (random, model) => {
    const [at, from, to] = [poolWith(random, model, FITS.skim), random.pick(actors), random.pick(actors)]
    const { reserve0, reserve1 } = model.pool(at)
    const [surplus0, surplus1] = surplusOf(model, at)
    const more = random.isLikely(5) ? 1n : 0n
    const out0 = surplus1 > 0n ? amountOut(surplus1, reserve1, reserve0) + more : random.below(2n) * more
    const out1 =
      surplus0 > 0n && (surplus1 === 0n || random.isLikely(30)) ? amountOut(surplus0, reserve0, reserve1) : 0n
    return {
      name: `swap ${out0} and ${out1} out of pool ${at}`,
      call: caller.other(from, addressOf(at), 'swap', [out0, out1, caller.holder(to), '0x']),
      applyToModel: (next) => next.swap(at, out0, out1, to),
      isTrade: true,
    }
  }

  const wrap: Maker = (random) => {
    const [from, amount] = [random.pick(actors), someOf(random, MAX_AMOUNT)]
    const isIn = random.isLikely(50)
    return {
      name: `${isIn ? 'wrap' : 'unwrap'} ${amount}`,
      call: isIn
        ? caller.other(from, caller.token(wrapped), 'deposit', [], amount)
        : caller.other(from, caller.token(wrapped), 'withdraw', [amount]),
      applyToModel: (next) => next.wrap(from, isIn ? amount : -amount),
      isTrade: true,
    }
  }

  const toggleFee: Maker = (random) => {
    const isOn = random.isLikely(70)
    const receiver = isOn ? caller.holder(feeReceiver) : ZeroAddress
    return {
      name: `switch the protocol fee ${isOn ? 'on' : 'off'}`,
      call: caller.other(0, exchange.factory.target, 'setFeeTo', [receiver]),
      applyToModel: (next) => {
        next.isFeeOn = isOn
      },
      isTrade: true,
    }
  }

  return [
    [10, transferToPool],
    [6, transferShares],
    [4, simple('mint')],
    [4, simple('burn')],
    [2, simple('skim')],
    [2, sync],
    [6, swap],
    [2, wrap],
    [2, toggleFee],
  ]
}
