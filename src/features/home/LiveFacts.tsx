import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { formatsOf } from '../../i18n/formats'
import { cake, cakePriceText, useCakePrice } from '../../market/cake'
import { useAppSelector } from '../../state/storeHooks'
import { Skeleton } from '../../ui/content/Skeleton'
import { PHONE } from '../../ui/media'
import { Text } from '../../ui/layout/Text'

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
export function LiveFacts() {
  const { t, locale } = useTranslation()
  const blockNumber = useAppSelector(selectCurrentBlock)
  const price = cakePriceText(useCakePrice(), locale)
  return (
    <Facts>
      <Fact term={t('Network')} figure={deployment.chainName} />
      <Fact term={t('Newest block')} figure={blockNumber > 0 ? formatsOf(locale).number(blockNumber) : null} />
      {cake && <Fact term={t('Price of %symbol%', { symbol: cake.symbol ?? '' })} figure={price} />}
    </Facts>
  )
}
