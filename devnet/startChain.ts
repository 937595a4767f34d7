import { seedSwap } from './market/seedSwap.ts'
import { startEmptyChain } from './node/chain.ts'
import { ensureArtifacts } from './protocol/artifacts.ts'
import { deploySwap } from './protocol/deploySwap.ts'
import type { EngineName } from './node/engine.ts'

const t0 = Date.now(); const lap = (w: string) => console.log(w, Date.now() - t0)
await ensureArtifacts(); lap('artifacts')
const chain = await startEmptyChain(19400, process.argv[2] as EngineName); lap('chain')
const deployed = await deploySwap(chain.rpc); lap('deployed')
console.log(deployed)
await seedSwap(chain.rpc, deployed); lap('seeded')
console.log(await chain.rpc.ask('eth_blockNumber'))
const b = await chain.rpc.ask<{timestamp: string}>('eth_getBlockByNumber','latest',false); console.log(Number(b.timestamp) - Date.now()/1000)
await chain.mineEvery(1)
await new Promise(r => setTimeout(r, 3200))
console.log(await chain.rpc.ask('eth_blockNumber'))
await chain.stop(); lap('stopped')
