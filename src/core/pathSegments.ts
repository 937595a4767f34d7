function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns the decoded segments of a path, without a trailing slash. A segment that cannot be decoded stays as it is. */
export const pathSegments = (pathname: string): string[] => pathname.replace(/\/$/, '').split('/').slice(1).map(decoded)
