import { KeyRound, ListChecks, ServerOff, type LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/controls/Link'
import { Mark } from '../../ui/mark/Mark'
import { PHONE } from '../../ui/media'
import { Stack } from '../../ui/layout/Stack'
import { Card } from '../../ui/content/Card'
import { Icon } from '../../ui/content/Icon'
import { Text } from '../../ui/layout/Text'
import { ConnectButton } from '../wallet'
import { FiguresView } from './FiguresView'

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

/** Loaded after the introduction, with the tables of farms and pools. If loading fails, the figures stay unknown. */
const HomeFigures = lazy(() =>
  import('./HomeFigures')
    .then((it) => ({ default: it.HomeFigures }))
    .catch(() => ({ default: () => <FiguresView read={{ status: 'failed' }} /> })),
)

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
              '%product% swaps tokens through contracts on %chain%. You open no account and make no deposit. Your tokens stay in your wallet until you trade.',
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
      <Suspense fallback={<FiguresView read={{ status: 'loading' }} />}>
        <HomeFigures />
      </Suspense>
      <FeatureCards>
        <FeatureCard icon={KeyRound} title={t('You hold the keys')}>
          {t('You sign every transaction in your wallet. We cannot move, freeze or return your tokens.')}
        </FeatureCard>
        <FeatureCard icon={ListChecks} title={t('Simulated before you sign')}>
          {t('Each trade is simulated first. If it would fail, we tell you before your wallet opens.')}
        </FeatureCard>
        <FeatureCard icon={ServerOff} title={t('No server in between')}>
          {t('Figures come from the chain itself, not from our servers. Your settings stay in this browser.')}
        </FeatureCard>
      </FeatureCards>
    </Page>
  )
}
