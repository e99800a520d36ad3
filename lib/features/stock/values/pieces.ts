/** The pieces of lines by product. */
export function piecesByProduct(lines: readonly { product: number; quantity: number }[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { product, quantity } of lines) pieces.set(product, (pieces.get(product) ?? 0) + quantity)
  return pieces
}
