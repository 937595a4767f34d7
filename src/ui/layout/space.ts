/** Steps of the spacing scale in px. */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 48

/** Returns a step of the spacing scale as a CSS value. */
export const spaceValue = (space: Space): string => (space ? `var(--space-${space})` : '0')
