import { loadFixture, mineUpTo, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, MaxUint256, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import type { Chef, Syrup } from '../farm/farmContracts.ts'
import { deployWithUsers, POINT_ROLE, type ProfileWorld } from '../profile/profileWorld.ts'
import type { Vault } from '../vault/deployVault.ts'
import type { PredictionCampaign, VaultCampaign } from './collectibleContracts.ts'

type Prediction = KnownContract<{ bet: Write<[user: AddressLike, epoch: bigint]> }>
type Campaign = VaultCampaign | PredictionCampaign

const [VAULT_POINTS, VAULT_CAMPAIGN] = [100n, 513010001n]
const [PREDICTION_POINTS, PREDICTION_CAMPAIGN] = [200n, 514010001n]
const THRESHOLD_ROUND = 10n
const NOT_OWNER = 'Ownable: caller is not the owner'

async function admit({ station, profile }: ProfileWorld, campaign: Campaign) {
  await station.grantRole(id('MINTER_ROLE'), campaign)
  await profile.grantRole(POINT_ROLE, campaign)
}

/** Deploys the campaign of the vault. Ann deposited before the threshold, Bob in the second of the threshold. */
async function deployVaultCampaign() {
  const world = await deployWithUsers()
  const { owner, ann, bob, cake, station, profile } = world
  const syrup = await deploy<Syrup>('SyrupBar', cake)
  const chef = await deploy<Chef>('MasterChef', cake, syrup, owner, 1n, 0n)
  await cake.transferOwnership(chef)
  await syrup.transferOwnership(chef)
  const vault = await deploy<Vault>('CakeVault', cake, syrup, chef, owner, owner)
  for (const person of [ann, bob]) await cake.connect(person).approve(vault, MaxUint256)
  await vault.connect(ann).deposit(1n)
  const threshold = BigInt(await time.latest()) + 1000n
  await time.increaseTo(threshold - 1n)
  await vault.connect(bob).deposit(1n)
  const endBlock = BigInt((await hre.ethers.provider.getBlockNumber()) + 100)
  const terms = [endBlock, threshold, VAULT_POINTS, VAULT_CAMPAIGN, 'syrup-soak.json'] as const
  const campaign = await deploy<VaultCampaign>('BunnySpecialCakeVault', vault, station, profile, ...terms)
  await admit(world, campaign)
  return { ...world, vault, campaign, endBlock, threshold }
}

/** Deploys the campaign of prediction. Ann bet first in the threshold round and then in a later one, Bob later only. */
async function deployPredictionCampaign() {
  const world = await deployWithUsers()
  const { ann, bob, station, profile } = world
  const prediction = await deploy<Prediction>('FakePrediction')
  await prediction.bet(ann, THRESHOLD_ROUND)
  await prediction.bet(ann, THRESHOLD_ROUND + 5n)
  await prediction.bet(bob, THRESHOLD_ROUND + 1n)
  const endBlock = BigInt((await hre.ethers.provider.getBlockNumber()) + 100)
  const terms = [endBlock, THRESHOLD_ROUND, PREDICTION_POINTS, PREDICTION_CAMPAIGN, 'claire.json'] as const
  const campaign = await deploy<PredictionCampaign>('BunnySpecialPrediction', prediction, station, profile, ...terms)
  await admit(world, campaign)
  return { ...world, prediction, campaign, endBlock }
}

const CAMPAIGNS = [
  ['BunnySpecialCakeVault', deployVaultCampaign, 16n, VAULT_POINTS, VAULT_CAMPAIGN, 'syrup-soak.json'],
  ['BunnySpecialPrediction', deployPredictionCampaign, 17n, PREDICTION_POINTS, PREDICTION_CAMPAIGN, 'claire.json'],
] as const

for (const [name, fixture, bunnyId, points, campaignId, tokenURI] of CAMPAIGNS) {
  const load = () => loadFixture(fixture as typeof deployVaultCampaign)

  describe(`${name}, a campaign`, () => {
    it('gives an eligible account its bunny and points once', async () => {
      const { campaign, profile, bunnies, ann } = await load()
      const tokenId = await bunnies.totalSupply()
      expect(await campaign.canClaim(ann)).to.equal(true)
      const minted = campaign.connect(ann).mintNFT()
      await expect(minted).to.emit(campaign, 'BunnyMint').withArgs(ann.address, tokenId, bunnyId)
      await expect(minted).to.emit(profile, 'UserPointIncrease').withArgs(ann.address, points, campaignId)
      expect([await bunnies.tokenURI(tokenId), (await profile.getUserProfile(ann))[1]]).to.deep.equal([
        ...[`ipfs://${tokenURI}`, points],
      ])
      expect([await campaign.canClaim(ann), await campaign.hasClaimed(ann)]).to.deep.equal([false, true])
    })

    it('reverts in the order of its checks', async () => {
      const { campaign, profile, ann, bob, cat, endBlock } = await load()
      await expect(campaign.connect(cat).mintNFT()).to.be.revertedWith('Not registered')
      await expect(campaign.connect(bob).mintNFT()).to.be.revertedWith('ERR_USER_NOT_ELIGIBLE')
      await profile.connect(bob).pauseProfile()
      await expect(campaign.connect(bob).mintNFT()).to.be.revertedWith('ERR_USER_NOT_ACTIVE')
      await campaign.connect(ann).mintNFT()
      await profile.connect(ann).pauseProfile()
      await expect(campaign.connect(ann).mintNFT()).to.be.revertedWith('ERR_HAS_CLAIMED')
      for (const account of [bob, cat]) expect(await campaign.canClaim(account)).to.equal(false)
      await mineUpTo(endBlock - 1n)
      await expect(campaign.connect(ann).mintNFT()).to.be.revertedWith('TOO_LATE')
    })

    it('reports a claim after the end too, but none of a paused profile', async () => {
      const { campaign, profile, ann, endBlock } = await load()
      await mineUpTo(endBlock)
      expect(await campaign.canClaim(ann)).to.equal(true)
      await profile.connect(ann).pauseProfile()
      expect(await campaign.canClaim(ann)).to.equal(false)
    })

    it('has terms that only its owner changes', async () => {
      const { campaign, profile, station, ann } = await load()
      expect([await campaign.bunnyId(), await campaign.tokenURI(), await campaign.pancakeProfile()]).to.deep.equal([
        ...[bunnyId, tokenURI, profile.target],
      ])
      expect(await campaign.bunnyMintingStation()).to.equal(station.target)
      await expect(campaign.changeCampaignId(1n)).to.emit(campaign, 'NewCampaignId').withArgs(1n)
      await expect(campaign.changeNumberPoints(2n)).to.emit(campaign, 'NewNumberPoints').withArgs(2n)
      await expect(campaign.changeEndBlock(3n)).to.emit(campaign, 'NewEndBlock').withArgs(3n)
      expect([await campaign.campaignId(), await campaign.numberPoints(), await campaign.endBlock()]).to.deep.equal([
        ...[1n, 2n, 3n],
      ])
      const asAnn = campaign.connect(ann)
      for (const attempt of [
        () => asAnn.changeCampaignId(1n),
        () => asAnn.changeNumberPoints(1n),
        () => asAnn.changeEndBlock(1n),
      ]) {
        await expect(attempt()).to.be.revertedWith(NOT_OWNER)
      }
    })
  })
}

describe('the threshold of a campaign', () => {
  it('for the vault is a time that the last deposit has to precede', async () => {
    const { campaign, vault, ann, bob, threshold } = await loadFixture(deployVaultCampaign)
    expect((await vault.userInfo(bob))[1]).to.equal(threshold)
    expect([await campaign.canClaim(bob), await campaign.cakeVault()]).to.deep.equal([false, vault.target])
    await expect(campaign.changeThresholdTimestamp(threshold + 1n))
      .to.emit(campaign, 'NewThresholdTimestamp')
      .withArgs(threshold + 1n)
    expect([await campaign.canClaim(bob), await campaign.thresholdTimestamp()]).to.deep.equal([true, threshold + 1n])
    await vault.connect(ann).deposit(1n)
    expect(await campaign.canClaim(ann)).to.equal(false)
    await expect(campaign.connect(ann).changeThresholdTimestamp(1n)).to.be.revertedWith(NOT_OWNER)
  })

  it('for prediction is the last round that the first bet may be in', async () => {
    const { campaign, prediction, bob } = await loadFixture(deployPredictionCampaign)
    expect([await campaign.canClaim(bob), await campaign.pancakePrediction()]).to.deep.equal([false, prediction.target])
    await expect(campaign.changeThresholdRound(THRESHOLD_ROUND + 1n))
      .to.emit(campaign, 'NewThresholdRound')
      .withArgs(THRESHOLD_ROUND + 1n)
    expect([await campaign.canClaim(bob), await campaign.thresholdRound()]).to.deep.equal([true, THRESHOLD_ROUND + 1n])
    await expect(campaign.connect(bob).changeThresholdRound(1n)).to.be.revertedWith(NOT_OWNER)
  })
})
