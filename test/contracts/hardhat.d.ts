import '@nomicfoundation/hardhat-chai-matchers'
import '@nomicfoundation/hardhat-ethers'

/** What is written in a test's function form; Mocha binds its context to it. */
type Body = (this: { timeout(milliseconds: number): void }) => void | Promise<void>

// Mocha, which comes with Hardhat, has no types of its own and puts these into every test file.
declare global {
  function describe(title: string, body: () => void): void
  function it(title: string, body: Body): void
  function before(body: Body): void
  function beforeEach(body: Body): void
  function afterEach(body: Body): void
}
