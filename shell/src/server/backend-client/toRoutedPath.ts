/** The path as the backend's router decodes it: `%6Cogin` is `login`. */
export function toRoutedPath(url: string): string {
  return decodeURIComponent(new URL(url, 'http://backend.invalid').pathname);
}
