declare module 'core-js-pure/actual/url' {
  const ConformingUrl: typeof URL;
  export default ConformingUrl;
}

declare module 'core-js-pure/actual/url-search-params' {
  const ConformingSearchParams: typeof URLSearchParams;
  export default ConformingSearchParams;
}
