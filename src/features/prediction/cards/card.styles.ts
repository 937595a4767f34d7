import { keyframes, styled } from 'styled-components'

const settle = keyframes`
  from { scale: 0.94; }
  60% { scale: 1.02; }
`

/** Card of a round. The open card rises above the others. */
export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  inline-size: min(304px, calc(100vw - 56px));
  min-block-size: 424px;
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);

  &[data-status='open'],
  &[data-status='live'],
  &[data-status='calculating'],
  &[data-status='closing'] {
    border-color: var(--accent-rim);
    box-shadow: var(--shadow-raised);
  }
  &[data-status='soon'],
  &[data-status='cancelled'] {
    background: none;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  min-block-size: 28px;
`

/** One side of a round: its name and its payout. */
export const Band = styled.div`
  --side: var(--bull);
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-8);
  min-block-size: 60px;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--line);
  border-radius: 28px 28px var(--radius-8) var(--radius-8);
  color: var(--side);

  &[data-side='bear'] {
    --side: var(--bear);
    border-radius: var(--radius-8) var(--radius-8) 28px 28px;
  }
  &[data-entered] {
    border-color: var(--side);
    box-shadow: inset 0 0 0 1px var(--side);
  }
  &[data-winner] {
    border-color: var(--side);
    background: var(--side);
    color: var(--surface);
    animation: ${settle} 400ms var(--ease-out);
  }

  @media (forced-colors: active) {
    &[data-winner] {
      border-width: 4px;
    }
  }
`

export const SideName = styled.strong`
  font-size: var(--type-20);
  font-weight: 700;
  line-height: 1;
`

export const Payout = styled.span`
  text-align: end;
  font-size: var(--type-14);

  & > b {
    display: block;
    font-size: var(--type-16);
  }
`

/** Prices and actions, between the two sides. */
export const Middle = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: var(--space-8);
  min-block-size: 188px;
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--raised);

  &[data-won='bull'] {
    border-color: var(--bull);
  }
  &[data-won='bear'] {
    border-color: var(--bear);
  }
`

/** The price that decides a round. */
export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  font-size: var(--type-24);
  font-weight: 650;
  line-height: var(--leading-display);

  &[data-moved='up'] {
    color: var(--bull);
  }
  &[data-moved='down'] {
    color: var(--bear);
  }
`

export const Movement = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-8);
  border: 1px solid currentcolor;
  border-radius: var(--radius-8);
  font-size: var(--type-14);
  line-height: 1;
`

export const EnterButtons = styled.div`
  display: grid;
  gap: var(--space-8);

  & > button[data-kind] {
    border-color: transparent;
    background: var(--bull);
    color: var(--surface);
    font-weight: 700;
  }
  & > button[data-kind]:last-child {
    background: var(--bear);
  }
  & > button[data-kind]:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    & > button[data-kind] {
      border-color: ButtonText;
    }
  }
`
