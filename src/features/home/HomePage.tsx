import { KeyRound, ListChecks, ServerOff, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { titlePriceText } from '../../i18n/figures/usd'
import { ButtonLink } from '../../ui/controls/Link'
import { Mark } from '../../ui/mark/Mark'
import { PHONE } from '../../ui/media'
import { Stack } from '../../ui/layout/Stack'
import { Card } from '../../ui/content/Card'
import { Icon } from '../../ui/content/Icon'
import { Text } from '../../ui/layout/Text'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { formatsOf } from '../../i18n/formats'
import { cake, cakePriceUsd, useCakePrice } from '../../market/cake'
import { useAppSelector } from '../../state/storeHooks'
import { Skeleton } from '../../ui/content/Skeleton'
import { ConnectButton } from '../wallet'

const { areas, chainName, productName } = deployment

const Page = styled.div`
  display: grid;
  gap: var(--space-48);
  padding-block: var(--space-16);

  ${PHONE} {
    gap: var(--space-32);
    padding-block: var(--space-8);
  }
`

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-48);

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
  }
`

const Title = styled.h1`
  max-inline-size: 16ch;
  font-size: var(--type-40);
  letter-spacing: -0.02em;

  ${PHONE} {
    font-size: var(--type-32);
  }
`

const Lead = styled.p`
  max-inline-size: 52ch;
  color: var(--text-quiet);
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-block-start: var(--space-8);

  ${PHONE} {
    & > * {
      flex: 1 1 auto;
    }
  }
`

/** Background of the logo; hidden on a phone, whose bar already shows the logo. */
const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(320px, 30vi);
  aspect-ratio: 1;
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--surface);

  & > svg {
    inline-size: 60%;
    block-size: auto;
  }
  ${PHONE} {
    display: none;
  }
`

const FeatureCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-16);
`

const Lines = styled.div`
  display: grid;
  gap: var(--space-8);

  & > :first-child {
    color: var(--accent-rim);
  }
`

/** A card about one feature of the product. */
function FeatureCard({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li>
      <Card inset="l">
        <Lines>
          <Icon of={icon} size={24} />
          <Text as="h2" $size={16}>
            {title}
          </Text>
          <Text $tone="quiet" $size={14}>
            {children}
          </Text>
        </Lines>
      </Card>
    </li>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: var(--space-16);
  padding-block: var(--space-24);
  border-block: 1px solid var(--line);

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-12);
    padding-block: var(--space-16);
  }
`

const Pair = styled.div`
  ${PHONE} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-16);
  }
`

const Figure = styled.dd`
  min-block-size: 1.5em;
  font-size: var(--type-20);
  font-weight: 600;
`

/** A figure, or a placeholder of its size. */
function Fact({ term, figure }: { term: string; figure: string | null }) {
  return (
    <Pair aria-busy={figure === null}>
      <Text as="dt" $tone="quiet" $size={14}>
        {term}
      </Text>
      <Figure>{figure ?? <Skeleton width="6ch" height="1.5em" />}</Figure>
    </Pair>
  )
}

/** Live facts from reads that the page makes anyway: network, latest block, CAKE price. */
function LiveFacts() {
  const { t, locale } = useTranslation()
  const blockNumber = useAppSelector(selectCurrentBlock)
  const price = titlePriceText(cakePriceUsd(useCakePrice()), locale)
  return (
    <Facts>
      <Fact term={t('Network')} figure={deployment.chainName} />
      <Fact term={t('Newest block')} figure={blockNumber > 0 ? formatsOf(locale).number(blockNumber) : null} />
      {cake && <Fact term={t('Price of %symbol%', { symbol: cake.symbol ?? '' })} figure={price} />}
    </Facts>
  )
}

/** Home page: introduction and links into the app. */
export function HomePage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Page>
      <Hero>
        <Stack $gap={16}>
          <Title>{t('Trade from your own wallet')}</Title>
          <Lead>
            {t(
              '%product% swaps tokens through contracts on %chain%. There is no account to open and nothing to deposit: your tokens stay in your wallet until the trade itself.',
              { product: productName, chain: chainName },
            )}
          </Lead>
          <Actions>
            {!account && <ConnectButton size="l" />}
            {areas.swap === true && (
              <ButtonLink to="/swap" kind={account ? 'primary' : 'secondary'} size="l">
                {t('Swap tokens')}
              </ButtonLink>
            )}
          </Actions>
        </Stack>
        <Picture>
          <Mark size={192} />
        </Picture>
      </Hero>
      <LiveFacts />
      <FeatureCards>
        <FeatureCard icon={KeyRound} title={t('You hold the keys')}>
          {t('Every transaction is signed in your wallet. Nobody here can move, freeze or return what is yours.')}
        </FeatureCard>
        <FeatureCard icon={ListChecks} title={t('Tried before it is signed')}>
          {t(
            'Each trade is rehearsed on the chain first. One that would fail is told to you before your wallet opens.',
          )}
        </FeatureCard>
        <FeatureCard icon={ServerOff} title={t('Nothing in between')}>
          {t('The numbers come from the chain itself, not from a server of ours. Your settings stay in this browser.')}
        </FeatureCard>
      </FeatureCards>
    </Page>
  )
}
