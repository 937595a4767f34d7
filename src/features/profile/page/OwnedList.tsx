import { Image } from 'lucide-react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink } from '../../../ui/controls/Link'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CollectiblePicture } from '../../members'
import { usePictures } from '../setup/useSetup'

const PICTURE_PX = 72

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--space-12);
`

const Item = styled.li`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-8);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  font-size: var(--type-14);
  text-align: center;
  overflow-wrap: anywhere;
`

function Pictures({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { status, tokens } = usePictures(account)
  if (status === 'loading' && tokens.length === 0) {
    return (
      <div aria-busy>
        <Skeleton height="124px" />
      </div>
    )
  }
  if (status === 'failed') {
    return <ErrorBlock title={t('Error fetching data')} remedy={t('It is read again with the next block.')} />
  }
  if (tokens.length === 0) return <EmptyState icon={Image} title={t('No collectibles in this wallet')} />
  return (
    <Grid role="list" aria-label={t('Collectibles')}>
      {tokens.map(({ key, label, collectible }) => (
        <Item key={key}>
          <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
          {label}
        </Item>
      ))}
    </Grid>
  )
}

/** Renders the collectibles in the account's wallet; the one of the active profile is in the registry. */
export function OwnedList({ account }: { account: Address }) {
  const { t } = useTranslation()
  return (
    <Stack as="section" $gap={16}>
      <Row $justify="space-between" $wrap>
        <Text as="h2" $size={20} $weight={600}>
          {t('Collectibles')}
        </Text>
        {deployment.areas.collectibles === true && (
          <ButtonLink size="s" to="/collectibles">
            {t('See all')}
          </ButtonLink>
        )}
      </Row>
      <Pictures account={account} />
    </Stack>
  )
}
