const KEY = 'fovea_recent_searches';
const MAX = 5;

/** The last words searched for in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string').slice(0, MAX) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((known) => known !== text);
  localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX)));
}
