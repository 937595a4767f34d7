import facts from 'virtual:project-links'

/** Websites of token projects by token key, apart from the table of tokens (scripts/earnTables.ts). */
export const projectLinks: Readonly<Record<string, string | undefined>> = facts
