import { styled } from 'styled-components'
import { LOW, PHONE } from '../../ui/media'

/** Cards and chart beside the history. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  align-items: start;

  &[data-history] {
    grid-template-columns: minmax(0, 1fr) min(400px, 36%);
  }
  ${PHONE} {
    /* Room for the switch and what is above it. */
    padding-block-end: 120px;

    &[data-history] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Side = styled.aside`
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
`

export const PaneHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
`

/** What to collect, always in view at the bottom edge. */
export const BottomEdge = styled.div`
  position: sticky;
  inset-block-end: var(--space-16);
  z-index: 1;
  border-radius: var(--radius-12);
  box-shadow: var(--shadow-raised);

  ${LOW} {
    position: static;
  }
`

/**
 * What to collect and, in the phone layout, the switch, above the navigation at the bottom edge whatever the height of
 * the page. One element for both layouts, so that turning a phone leaves the dialog within it open.
 */
export const BottomBar = styled.div`
  display: contents;

  &[data-phone] {
    display: block;
    position: fixed;
    inset-inline: var(--space-12);
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
    z-index: 1;
    border-radius: var(--radius-12);
    box-shadow: var(--shadow-raised);

    /* Above the switch, which does not move when it appears. */
    & > ${BottomEdge} {
      position: absolute;
      inset-block-end: calc(100% + var(--space-8));
      inline-size: 100%;
    }
    ${LOW} {
      &,
      & > ${BottomEdge} {
        position: static;
      }
    }
  }
`
