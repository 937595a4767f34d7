require('@nomicfoundation/hardhat-ethers')
require('@nomicfoundation/hardhat-chai-matchers')
const { readdirSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, TASK_TEST_GET_TEST_FILES } = require('hardhat/builtin-tasks/task-names')
const { subtask } = require('hardhat/config')
const solc = require('solc/package.json')

// The prompt of a first run would block a script with a terminal but no user.
process.env['HARDHAT_DISABLE_TELEMETRY_PROMPT'] ??= 'true'

// The compiler comes from npm with all other packages; Hardhat would download its own.
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async ({ solcVersion }) => ({
  version: solcVersion,
  longVersion: solc.version,
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}))

// Hardhat finds .ts tests only with a .ts config, which it would run with ts-node; ours run with tsx.
subtask(TASK_TEST_GET_TEST_FILES, async ({ testFiles }, { config: { paths } }) =>
  testFiles.length > 0
    ? testFiles.map((file) => resolve(file))
    : readdirSync(paths.tests, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .toSorted((one, other) => (one < other ? -1 : 1))
        .map((file) => join(paths.tests, file)),
)

module.exports = {
  solidity: {
    version: solc.version,
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 999_999 },
      // Comments must not change addresses: the address of a pair depends on the hash of its creation code.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
    },
  },
  paths: {
    sources: __dirname,
    tests: join(__dirname, '../test/contracts'),
    artifacts: join(__dirname, 'artifacts'),
    cache: join(__dirname, 'cache'),
  },
  // Chain of the tests and of `hardhat node`; its block interval is set over RPC. Logging writes a few lines for each call,
  // which costs more than the call, so it is off by default.
  networks: {
    hardhat: {
      chainId: 31337,
      allowUnlimitedContractSize: false,
      // Time of the first block of `hardhat node`; absent, the present.
      ...(process.env['HARDHAT_INITIAL_DATE'] && { initialDate: process.env['HARDHAT_INITIAL_DATE'] }),
      // Keys that `hardhat node` signs with; absent, Hardhat's twenty.
      ...(process.env['HARDHAT_ACCOUNTS'] && { accounts: { count: Number(process.env['HARDHAT_ACCOUNTS']) } }),
      loggingEnabled: process.env['HARDHAT_NODE_LOG'] === 'true',
    },
  },
  mocha: { timeout: 120_000 },
}
