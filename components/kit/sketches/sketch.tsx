import { createElement } from "react"
import { cardSketches } from "./cards"
import { componentSketches } from "./components"
import { dataSketches } from "./data"
import { elementSketches } from "./elements"
import { extensionSketches } from "./extensions"
import { formSketches } from "./forms"
import { layoutSketches } from "./layouts"
import { navigationSketches } from "./navigation"
import type { Sketch } from "./shapes"

/** A drawing of each page of the kit, by the page's name. */
export const sketches: Record<string, Sketch> = {
  ...cardSketches,
  ...elementSketches,
  ...componentSketches,
  ...navigationSketches,
  ...extensionSketches,
  ...layoutSketches,
  ...formSketches,
  ...dataSketches,
}

/** The thumbnail of a page of the kit in the colours of the skin. It is mirrored in right-to-left, like the page itself. */
export function PageSketch({ page }: { page: string }) {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" className="block w-full rtl:-scale-x-100">
      {createElement("g", null, ...(sketches[page] ?? []))}
    </svg>
  )
}
