import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress, type AddressLike } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import {
  BUFFER,
  deployPrediction,
  deployWithBets,
  endFirstRound,
  INTERVAL,
  PRICE,
  type PredictionWorld,
} from './deployPrediction.ts'

type Guest = KnownContract<{ claimTreasury: Write<[prediction: AddressLike]> }>

const NOT_OWNER = 'Ownable: caller is not the owner'
const NOT_ADMIN = 'admin: wut?'
const NOT_OPERATOR = 'operator: wut?'

let world: PredictionWorld
const deployBeforeEach = (fixture = deployPrediction) =>
  beforeEach(async () => {
    world = await loadFixture(fixture)
  })

describe('the roles of the prediction', () => {
  deployBeforeEach()
  it('are assigned: the admin by the owner, the operator and the oracle by the admin', async () => {
    const { prediction, owner, admin, operator, ann, bob, oracle } = world
    expect([
      await prediction.owner(),
      await prediction.adminAddress(),
      await prediction.operatorAddress(),
    ]).to.deep.equal([owner.address, admin.address, operator.address])
    await expect(prediction.connect(admin).setAdmin(ann)).to.be.revertedWith(NOT_OWNER)
    await expect(prediction.setAdmin(ZeroAddress)).to.be.revertedWith('Cannot be zero address')
    await prediction.setAdmin(ann)
    const own = prediction.connect(ann)
    await expect(prediction.connect(admin).setOperator(bob)).to.be.revertedWith(NOT_ADMIN)
    await expect(own.setOperator(ZeroAddress)).to.be.revertedWith('Cannot be zero address')
    await own.setOperator(bob)
    expect([await prediction.adminAddress(), await prediction.operatorAddress()]).to.deep.equal([
      ...[ann.address, bob.address],
    ])
    await expect(prediction.setOracle(oracle)).to.be.revertedWith(NOT_ADMIN)
    await expect(own.setOracle(ZeroAddress)).to.be.revertedWith('Cannot be zero address')
    await own.setOracle(oracle)
  })

  it('let only the operator start, lock and execute rounds', async () => {
    const { prediction, admin } = world
    for (const run of ['genesisStartRound', 'genesisLockRound', 'executeRound'] as const) {
      await expect(prediction.connect(admin)[run]()).to.be.revertedWith(NOT_OPERATOR)
    }
  })

  it('let the admin change the parameters within their limits', async () => {
    const { prediction, admin } = world
    const own = prediction.connect(admin)
    await own.setIntervalBlocks(INTERVAL + 5n)
    await own.setBufferBlocks(INTERVAL + 5n)
    await expect(own.setBufferBlocks(INTERVAL + 6n)).to.be.revertedWith('Cannot be more than intervalBlocks')
    await own.setOracleUpdateAllowance(7n)
    await expect(own.setMinBetAmount(9n)).to.emit(prediction, 'MinBetAmountUpdated').withArgs(0n, 9n)
    const { intervalBlocks, bufferBlocks, oracleUpdateAllowance, minBetAmount } = prediction
    const reads = [intervalBlocks, bufferBlocks, oracleUpdateAllowance, minBetAmount]
    expect(await Promise.all(reads.map((read) => read()))).to.deep.equal([INTERVAL + 5n, INTERVAL + 5n, 7n, 9n])
    for (const set of [
      'setIntervalBlocks',
      'setBufferBlocks',
      'setOracleUpdateAllowance',
      'setMinBetAmount',
    ] as const) {
      await expect(prediction[set](BUFFER)).to.be.revertedWith(NOT_ADMIN)
    }
  })

  it('let the admin set either rate; the other one is the rest', async () => {
    const { prediction, admin } = world
    const own = prediction.connect(admin)
    await expect(own.setRewardRate(97n)).to.emit(prediction, 'RatesUpdated').withArgs(0n, 97n, 3n)
    await expect(own.setTreasuryRate(100n)).to.emit(prediction, 'RatesUpdated').withArgs(0n, 0n, 100n)
    expect([await prediction.rewardRate(), await prediction.treasuryRate()]).to.deep.equal([0n, 100n])
    await expect(own.setRewardRate(101n)).to.be.revertedWith('rewardRate cannot be more than 100%')
    await expect(own.setTreasuryRate(101n)).to.be.revertedWith('treasuryRate cannot be more than 100%')
    await expect(prediction.setRewardRate(1n)).to.be.revertedWith(NOT_ADMIN)
    await expect(prediction.setTreasuryRate(1n)).to.be.revertedWith(NOT_ADMIN)
  })

  it('let admin and operator pause, and only the admin unpause', async () => {
    const { prediction, admin, operator, ann } = world
    await expect(prediction.connect(ann).pause()).to.be.revertedWith('admin | operator: wut?')
    await expect(prediction.connect(admin).unpause()).to.be.revertedWith('Pausable: not paused')
    const paused = prediction.connect(operator).pause()
    await expect(paused).to.emit(prediction, 'Paused').withArgs(operator.address)
    await expect(paused).to.emit(prediction, 'Pause').withArgs(0n)
    await expect(prediction.connect(admin).pause()).to.be.revertedWith('Pausable: paused')
    await expect(prediction.connect(operator).unpause()).to.be.revertedWith(NOT_ADMIN)
    const again = prediction.connect(admin).unpause()
    await expect(again).to.emit(prediction, 'Unpaused').withArgs(admin.address)
    await expect(again).to.emit(prediction, 'Unpause').withArgs(0n)
    expect(await prediction.paused()).to.equal(false)
    await prediction.connect(admin).pause()
    expect(await prediction.paused()).to.equal(true)
  })
})

describe('the treasury of the prediction', () => {
  deployBeforeEach(deployWithBets)
  it('is paid to the admin, who claims it', async () => {
    const { prediction, admin } = world
    await endFirstRound(world, PRICE + 1n)
    const forTreasury = parseUnits('0.6')
    await expect(prediction.claimTreasury()).to.be.revertedWith(NOT_ADMIN)
    const claimed = prediction.connect(admin).claimTreasury()
    await expect(claimed).to.changeEtherBalances([admin, prediction], [forTreasury, -forTreasury])
    await expect(claimed).to.emit(prediction, 'ClaimTreasury').withArgs(forTreasury)
    expect(await prediction.treasuryAmount()).to.equal(0n)
    await expect(prediction.connect(admin).claimTreasury()).to.emit(prediction, 'ClaimTreasury').withArgs(0n)
  })

  it('remains in the contract when the admin takes no coin', async () => {
    const { prediction } = world
    await endFirstRound(world, PRICE + 1n)
    const guest = await deploy<Guest>('PredictionGuest', ZeroAddress)
    await prediction.setAdmin(guest)
    await expect(guest.claimTreasury(prediction)).to.be.revertedWith('TransferHelper: BNB_TRANSFER_FAILED')
    expect(await prediction.treasuryAmount()).to.equal(parseUnits('0.6'))
  })
})
