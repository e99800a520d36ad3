/** Stubs for what the editor measures in a browser with layout. */
export function withoutLayout(): void {
  const nowhere = () =>
    ({ length: 0, item: () => null, [Symbol.iterator]: [][Symbol.iterator] }) as unknown as DOMRectList
  Range.prototype.getClientRects = nowhere
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Element.prototype.getClientRects = nowhere
  Element.prototype.getAnimations ??= () => []
  document.elementFromPoint = () => null
}
