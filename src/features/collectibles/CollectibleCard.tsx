import { styled } from 'styled-components'
import type { Address } from '../../core/address'
import { type CollectibleEntry, collectibleFacts } from '../../deployment/nfts'
import { teamEntries } from '../../deployment/teams'
import { useTranslation } from '../../i18n'
import { Badge } from '../../ui/content/Badge'
import { Row } from '../../ui/layout/Row'
import { Text } from '../../ui/layout/Text'
import { CollectiblePicture } from '../members'
import { ClaimButton, TransferButton } from './CardActions'
import type { Claim } from './claims.rules'

const PICTURE_PX = 112
/** A badge appears without moving what is below. */
const BADGE_ROW = { minBlockSize: '24px' }

const Item = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-16) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
  text-align: center;
  overflow-wrap: anywhere;

  &[data-missing] {
    border-style: dashed;
    background: none;
  }
`

interface Props {
  collectible: CollectibleEntry
  /** Null without a wallet. */
  account: Address | null
  tokenIds: readonly bigint[]
  isPicture: boolean
  claim: Claim | null
}

/** Renders a collectible, how many the account owns, and what it can do with it. */
export function CollectibleCard({ collectible, account, tokenIds, isPicture, claim }: Props) {
  const { t } = useTranslation()
  const count = tokenIds.length
  const team = teamEntries.find(({ id }) => id === collectibleFacts.teamCollectibles[collectible.identifier])
  return (
    <Item data-missing={(count === 0 && !isPicture) || undefined}>
      <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
      <Text as="h3" $size={16} $weight={600}>
        {collectible.name}
      </Text>
      <Row $wrap $gap={4} $justify="center" $align="start" style={BADGE_ROW}>
        {count > 0 && <Badge kind="good">{t('Owned: %count%', { count })}</Badge>}
        {isPicture && <Badge kind="accent">{t('Your picture')}</Badge>}
        {team && (
          <Text as="span" $size={12} $tone="quiet">
            {t('For members of %team%', { team: team.name })}
          </Text>
        )}
      </Row>
      {account && (
        <Row $wrap $justify="center">
          {count > 0 && <TransferButton {...{ collectible, account, tokenIds }} />}
          {claim && <ClaimButton {...{ collectible, account, claim }} />}
        </Row>
      )}
    </Item>
  )
}
