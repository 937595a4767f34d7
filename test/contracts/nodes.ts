import hre from 'hardhat'
import { RpcError, type Nodes } from '../../src/chain/rpc/nodes.ts'

/** The chain under test, in the form of the page's node client. */
export const nodes: Nodes = {
  async request(method, params) {
    try {
      return await hre.network.provider.send(method, [...params])
    } catch (error) {
      const { message, code, data } = error as { message: string; code?: number; data?: unknown }
      throw new RpcError(message, code ?? 0, data)
    }
  },
}
