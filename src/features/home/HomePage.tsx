import { KeyRound, ListChecks, ServerOff } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/controls/Link'
import { Mark } from '../../ui/mark/Mark'
import { PHONE } from '../../ui/media'
import { ConnectButton } from '../wallet'
import { LiveFacts } from './LiveFacts'
import { FeatureCard } from './FeatureCard'
import { Stack } from '../../ui/layout/Stack'

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

const Ways = styled.div`
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
          <Ways>
            {!account && <ConnectButton size="l" />}
            {areas.swap === true && (
              <ButtonLink to="/swap" kind={account ? 'primary' : 'secondary'} size="l">
                {t('Swap tokens')}
              </ButtonLink>
            )}
          </Ways>
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
