require('@nomicfoundation/hardhat-ethers')
require('@nomicfoundation/hardhat-chai-matchers')
const { join } = require('node:path')
const { subtask } = require('hardhat/config')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names')
const solc = require('solc/package.json')

// The compiler comes from npm with everything else; hardhat would download its own.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: solc.version,
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}))

module.exports = {
  solidity: {
    version: solc.version,
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 999_999 },
      // Comments must not move addresses: pairs are found by the hash of their creation code.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
    },
  },
  paths: {
    sources: __dirname,
    tests: join(__dirname, '../test/contracts'),
    artifacts: join(__dirname, 'artifacts'),
    cache: join(__dirname, 'cache'),
  },
  networks: { hardhat: { chainId: 31337 } },
  mocha: { timeout: 120_000 },
}
