import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 760px;
  margin-inline: auto;

  & > header {
    margin-block-end: 0;
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-12);

  & > :not(button) {
    inline-size: 100%;
  }
`

export const Heading = styled.h2`
  margin-block-end: var(--space-12);
  font-size: var(--type-16);
`

export const Paragraph = styled.p`
  max-inline-size: 64ch;
  color: var(--text-quiet);
  font-size: var(--type-14);

  & + & {
    margin-block-start: var(--space-8);
  }
`

/** Hashes, addresses and commands: always left-to-right, broken anywhere, into lines of similar length. */
export const Code = styled.code.attrs({ dir: 'ltr' })`
  display: inline-block;
  font-family: var(--face-code);
  font-size: var(--type-12);
  word-break: break-all;
  text-wrap: balance;
`

/** Placeholder with the size of the letters that will replace it. */
export const Placeholder = styled(Code).attrs({ 'aria-hidden': true })`
  border-radius: var(--radius-8);
  background: var(--line);
  color: transparent;
  user-select: none;

  @media (forced-colors: active) {
    visibility: hidden;
  }
`

export const Commands = styled.pre.attrs({ dir: 'ltr', tabIndex: 0 })`
  margin-block: var(--space-8);
  padding: var(--space-12);
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--ground);
  font-family: var(--face-code);
  font-size: var(--type-12);
  text-align: left;
`

export const FileList = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-block-size: 24rem;
  margin-block-start: var(--space-8);
  overflow: auto;

  & > li {
    display: grid;
  }
`

export const Details = styled.details`
  font-size: var(--type-14);

  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
