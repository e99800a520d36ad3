import "@testing-library/jest-dom"

// What Headless UI and the tables ask of a browser and jsdom does not have.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= class extends NoResizeObserver {
  takeRecords = () => []
} as unknown as typeof IntersectionObserver

Element.prototype.scrollIntoView ??= () => {}
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    onchange: null,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList
