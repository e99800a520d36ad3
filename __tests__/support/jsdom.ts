import "@testing-library/jest-dom"

// Stubs for what Headless UI and the tables need and jsdom lacks.
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
