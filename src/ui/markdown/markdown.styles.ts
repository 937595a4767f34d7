import { styled } from 'styled-components'

/** A wide table scrolls within itself, so that the page does not. */
export const Scroll = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
`

export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  overflow-wrap: anywhere;

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font-size: var(--type-16);
    font-weight: 650;
    line-height: var(--leading-display);
  }
  h2,
  h3 {
    font-size: var(--type-20);
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: var(--space-12);
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-4);
    padding-inline-start: var(--space-24);
    list-style: revert;
  }
  .contains-task-list {
    padding-inline-start: 0;
    list-style: none;
  }
  .task-list-item input {
    margin: 0;
    margin-inline-end: var(--space-8);
    vertical-align: -1px;
    accent-color: var(--accent-2);
  }
  blockquote {
    display: grid;
    gap: var(--space-8);
    margin: 0;
    padding-inline-start: var(--space-16);
    border-inline-start: 3px solid var(--rim);
    color: var(--text-quiet);
  }
  code {
    padding: 1px var(--space-4);
    border-radius: 4px;
    background: var(--hover);
    font-family: var(--face-code);
    font-size: 0.875em;
  }
  pre {
    margin: 0;
    padding: var(--space-12);
    overflow-x: auto;
    border-radius: var(--radius-8);
    background: var(--hover);
  }
  pre > code {
    padding: 0;
    background: none;
  }
  table {
    border-collapse: collapse;
    font-size: var(--type-14);
  }
  th,
  td {
    padding: var(--space-8) var(--space-12);
    border: 1px solid var(--line);
    text-align: start;
  }
  th {
    background: var(--hover);
  }
  hr {
    inline-size: 100%;
    margin: 0;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
`

/** Place of a picture. Its size does not depend on the picture, so that loading shifts nothing. */
export const PictureFrame = styled.span`
  display: grid;
  place-items: center;
  block-size: 280px;
  padding: var(--space-8);
  border: 1px solid var(--line);
  border-radius: var(--radius-8);

  & > img {
    inline-size: 100%;
    block-size: 262px;
    object-fit: contain;
  }
`

/** Untrusted text displayed unchanged. */
export const Plain = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

/** Note that the text is cut. */
export const CutNote = styled.p`
  margin-block-start: var(--space-12);
  color: var(--text-quiet);
  font-size: var(--type-14);
`
