import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { numberText } from '../../i18n/figures/number'
import { IconButton } from '../controls/IconButton'
import { HOVER } from '../media'
import { pagesShown } from './pagesShown'
import { Row } from '../layout/Row'

/** Too narrow for seven pages beside the arrows, on a phone or in a column. */
const NARROW = '@container (max-width: 420px)'

const Bar = styled.nav`
  container-type: inline-size;
`

const Pages = styled.ul`
  display: flex;
  gap: var(--space-4);

  ${NARROW} {
    display: none;
  }
`

/** Replaces the page buttons where there is no room for them. */
const Where = styled.p`
  display: none;
  padding-inline: var(--space-8);
  font-size: var(--type-14);

  ${NARROW} {
    display: block;
  }
`

const Page = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 40px;
  block-size: 40px;
  padding: 0 var(--space-8);
  border: 1px solid transparent;
  border-radius: var(--radius-12);
  background: none;
  color: var(--text-quiet);
  cursor: pointer;

  ${HOVER} {
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
  &[aria-current] {
    border-color: var(--accent-rim);
    background: var(--accent-soft);
    color: var(--text);
    font-weight: 600;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

const Gap = styled.li`
  display: grid;
  place-items: center;
  inline-size: 40px;
  color: var(--text-quiet);
`

type Props = {
  /** Names the paginated list. */
  label: string
  /** Starts at 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
}

/** Pagination of a list; renders nothing for a single page. */
export function Pagination({ label, page, pageCount, onPage }: Props) {
  const { t, locale } = useTranslation()
  if (pageCount < 2) return null
  const shown = pagesShown(page, pageCount)
  return (
    <Bar aria-label={label}>
      <Row $gap={4} $justify="center">
        <IconButton
          icon={ChevronLeft}
          label={t('Previous page')}
          directional
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <Where>{t('Page %page% of %pages%', { page, pages: pageCount })}</Where>
        <Pages>
          {shown.map((number, place) =>
            number === null ? (
              <Gap key={place === 1 ? 'before' : 'after'} aria-hidden>
                …
              </Gap>
            ) : (
              <li key={number}>
                <Page
                  type="button"
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('Page %page%', { page: number })}
                  onClick={() => onPage(number)}
                >
                  {numberText(number, locale)}
                </Page>
              </li>
            ),
          )}
        </Pages>
        <IconButton
          icon={ChevronRight}
          label={t('Next page')}
          directional
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </Row>
    </Bar>
  )
}
