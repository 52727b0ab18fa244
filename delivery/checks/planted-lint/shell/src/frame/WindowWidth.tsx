// reports: tidegate/no-browser-while-rendering
const language = navigator.language;

export function WindowWidth() {
  return <p data-language={language}>{window.innerWidth}</p>;
}
