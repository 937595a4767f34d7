import { createGlobalStyle } from 'styled-components'
import { darkPalette, lightPalette, paletteVariables } from './colours'

/**
 * Global design tokens and CSS reset. Components read CSS variables, so that a theme change sets one attribute and
 * re-renders nothing. With reduced motion a transition takes no time. If it took a short one, every element would have a
 * transition of every property, and an inherited colour would change one level of elements a frame.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${paletteVariables(lightPalette)}
    --shadow-raised: 0 1px 2px rgb(74 50 16 / 0.06), 0 6px 20px rgb(74 50 16 / 0.07);
    --shadow-dialog: 0 24px 64px rgb(58 38 10 / 0.26);
    --veil: rgb(42 32 24 / 0.46);

    --type-12: 0.75rem;
    --type-14: 0.875rem;
    --type-16: 1rem;
    --type-20: 1.25rem;
    --type-24: 1.5rem;
    --type-32: 2rem;
    --type-40: 2.5rem;
    --leading-text: 1.5;
    --leading-display: 1.2;
    --face-text: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
    --face-code: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;

    --space-0: 0px;
    --space-4: 4px;
    --space-8: 8px;
    --space-12: 12px;
    --space-16: 16px;
    --space-24: 24px;
    --space-32: 32px;
    --space-48: 48px;
    --space-64: 64px;

    --radius-8: 8px;
    --radius-12: 12px;
    --radius-20: 20px;
    --radius-round: 999px;

    --motion-feedback: 120ms;
    --motion-panel: 200ms;
    --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${paletteVariables(darkPalette)}
    --shadow-raised: none;
    --shadow-dialog: 0 0 0 1px var(--line), 0 24px 64px rgb(0 0 0 / 0.6);
    --veil: rgb(0 0 0 / 0.62);
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--ground);
  }

  html:has(dialog:modal) {
    padding-right: var(--scrollbar-width, 0);
    overflow: hidden;
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: var(--ground);
    color: var(--text);
    font-family: var(--face-text);
    font-size: var(--type-16);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-text);
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    font-size: inherit;
    font-weight: 650;
    line-height: var(--leading-display);
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  ul, ol {
    list-style: none;
  }

  fieldset {
    min-inline-size: 0;
    border: 0;
  }

  legend {
    padding: 0;
  }

  button, input, select, textarea {
    font: inherit;
    font-variant-numeric: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button {
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }

  svg, img {
    display: block;
    flex: none;
  }

  ::selection {
    background: var(--accent);
    color: var(--accent-ink);
  }

  :where(:focus-visible) {
    outline: 2px solid var(--accent-2);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    :where(:focus-visible) {
      outline-color: Highlight;
    }
  }
`
