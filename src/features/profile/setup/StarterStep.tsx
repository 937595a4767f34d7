import { useState } from 'react'
import { canMint as canMintCall } from '../../../chain/contracts/bunnyFactory/reads'
import type { Address } from '../../../core/address'
import { LIMITS } from '../../../core/limits'
import { bunnyFactoryAddress } from '../../../deployment/laterFacts'
import { collectibleFacts } from '../../../deployment/nfts'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { ConfirmDialog, useEarnWrite } from '../../earn'
import { CollectiblePicture } from '../../members'
import { CardChoices } from '../CardChoices'
import { CostList } from '../CostList'
import { CONFIRM_ERROR, starterSummary } from '../profile.messages'
import { stepChosen } from '../profile.slice'
import { cakeFacts, useCakeApproval, useCakeBalance, useCakeCents, useProfileCosts } from '../useCake'
import { StepActions } from './StepActions'
import type { Setup } from './useSetup'

const PICTURE_PX = 64

/** Starters in the order of their bunny ids (constants: STARTERS). */
const starters = collectibleFacts.collectibles
  .filter(({ isStarter }) => isStarter === true)
  .toSorted((one, other) => one.variationId - other.variationId)

interface DialogProps {
  account: Address
  starter: (typeof starters)[number]
  costRaw: bigint
  factory: Address
  onClose: () => void
}

function StarterDialog({ account, starter, costRaw, factory, onClose }: DialogProps) {
  const { t } = useTranslation()
  const enable = useCakeApproval({ account, spender: factory, costRaw, isCreation: true })
  const balanceRaw = useCakeBalance(account)
  const valueCents = useCakeCents(costRaw)
  const { isBusy, run } = useEarnWrite([canMintCall(factory, account)])
  const makeIntent = async () => {
    const { mintStarter } = await import('../../../chain/contracts/bunnyFactory/writes')
    return mintStarter(factory, starter.variationId)
  }
  const { symbol, decimals, address } = cakeFacts
  return (
    <ConfirmDialog
      title={t('Buy %name%', { name: starter.name })}
      {...{ enable, isBusy, onClose }}
      isDisabled={balanceRaw === undefined || balanceRaw < costRaw}
      write={{
        key: `starter ${starter.variationId} ${costRaw}`,
        makeIntent,
        pays: { amountRaw: costRaw, decimals, symbol },
      }}
      onConfirm={() =>
        run({
          ...{ makeIntent, valueCents, failure: CONFIRM_ERROR },
          summary: starterSummary(starter.name, costRaw, cakeFacts),
          ...(address && { spending: { tokenAddress: address, symbol, spender: factory, amountRaw: costRaw } }),
        })
      }
    />
  )
}

/** Renders the choice of a starter, its cost and the button that buys it (games 2.2.1). */
export function StarterStep({ account, setup }: { account: Address; setup: Setup }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { registerRaw } = useProfileCosts()
  const balanceRaw = useCakeBalance(account)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { canMint, starterRaw, isSaleOpen, tokens } = setup
  const starter = starters.find(({ identifier }) => identifier === chosen)
  const totalRaw = starterRaw === null || registerRaw === null ? null : starterRaw + registerRaw
  const { symbol } = cakeFacts
  const isShort = starterRaw !== null && balanceRaw !== undefined && balanceRaw < starterRaw
  if (!canMint) {
    return (
      <Stack $gap={16}>
        <Notice kind="info" title={t('You already have your starter')}>
          {t('Each account can buy one. Choose a picture among your collectibles.')}
        </Notice>
        <StepActions account={account} step="starter" canContinue />
      </Stack>
    )
  }
  return (
    <Stack $gap={16}>
      <p>{t('Every profile shows a collectible. Choose one of five to begin with; each account can buy one.')}</p>
      <CardChoices
        legend={t('Starter collectible')}
        value={chosen}
        onPick={setChosen}
        choices={starters.map((entry) => ({
          ...{ value: entry.identifier, label: entry.name },
          picture: <CollectiblePicture collectible={entry} size={PICTURE_PX} />,
        }))}
      />
      <CostList costRaw={starterRaw} balanceRaw={balanceRaw} totalRaw={totalRaw} />
      {isShort && (
        <Notice
          kind="warn"
          title={t(LIMITS.shortBalance, { symbol })}
          actions={
            <ButtonLink size="s" to={`/swap?outputCurrency=${cakeFacts.address}`}>
              {t('Get %symbol%', { symbol })}
            </ButtonLink>
          }
        />
      )}
      {!isSaleOpen && <Notice kind="info" title={t('The sale of starters has not begun yet.')} />}
      <StepActions account={account} step="starter" canContinue>
        {tokens.length > 0 && (
          <Button size="l" onClick={() => dispatch(stepChosen({ account, step: 'picture' }))}>
            {t('Use one that I own')}
          </Button>
        )}
        <Button
          kind="primary"
          size="l"
          disabled={!starter || starterRaw === null || isShort || !isSaleOpen}
          onClick={() => setOpen(true)}
        >
          {starter ? t('Buy %name%', { name: starter.name }) : t('Choose a collectible')}
        </Button>
      </StepActions>
      {isOpen && starter && starterRaw !== null && bunnyFactoryAddress && (
        <StarterDialog
          {...{ account, starter, costRaw: starterRaw, factory: bunnyFactoryAddress }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
