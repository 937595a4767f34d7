import '@nomicfoundation/hardhat-chai-matchers'
import '@nomicfoundation/hardhat-ethers'

/** Function of a test; Mocha binds its context to it. */
type Body = (this: { timeout(milliseconds: number): void }) => void | Promise<void>

// Mocha, which Hardhat includes, has no types and makes these globals of every test file.
declare global {
  function describe(title: string, body: () => void): void
  function it(title: string, body: Body): void
  function before(body: Body): void
  function beforeEach(body: Body): void
  function afterEach(body: Body): void
}
