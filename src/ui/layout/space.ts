/** Steps of the spacing scale in px. */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 48
